// `features`: what can be installed and what is, installing it with a bar, and stopping that.
import type { Command } from "commander";
import { withCommon, type CommonFlags } from "../args.ts";
import type { Shell } from "../shell.ts";
import { answerCancel, answerFeatures, answerInstall, type InstallFlags } from "./features.ts";

export function addFeatures(program: Command, shell: Shell): void {
  const here = process.cwd();
  const features = withCommon(
    program.command("features").description("what can be installed: models by target, packs, packages; what of it is"),
  ).action((flags: CommonFlags) =>
    shell.respond(flags, () => shell.clients.withClient(flags, here, (client) => answerFeatures(client))),
  );
  withCommon(
    features
      .command("install")
      .description("installs what is missing of features, or model files by name")
      .argument("[ids...]", "features, as the list names them"),
  )
    .option("--files <names...>", "model files by name")
    .option("--classes <names...>", "node classes, whose packs are installed")
    .action((ids: readonly string[], flags: InstallFlags) => {
      const output = shell.output(flags);
      return shell.respond(flags, () =>
        shell.clients.withClient(flags, here, (client, signal) =>
          answerInstall(client, { ...flags, ids }, { output, signal }),
        ),
      );
    });
  withCommon(features.command("cancel").description("stops the installation; downloads go on where they were")).action(
    (flags: CommonFlags) =>
      shell.respond(flags, () => shell.clients.withClient(flags, here, (client) => answerCancel(client))),
  );
}
