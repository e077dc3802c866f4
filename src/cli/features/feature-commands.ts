// `features` and `doctor`: what can be installed and what is, and what is well on this machine.
import type { Command } from "commander";
import { withCommon, type CommonFlags } from "../args.ts";
import type { Shell } from "../shell.ts";
import type { InstallFlags } from "./features.ts";

export function addFeatures(program: Command, shell: Shell): void {
  const here = process.cwd();
  const features = withCommon(
    program.command("features").description("what can be installed: models by target, packs, packages; what of it is"),
  ).action((flags: CommonFlags) =>
    shell.respond(flags, () =>
      shell.clients.withClient(flags, here, async (client) => (await import("./features.ts")).answerFeatures(client)),
    ),
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
        shell.clients.withClient(flags, here, async (client, signal) =>
          (await import("./features.ts")).answerInstall(client, { ...flags, ids }, { output, signal }),
        ),
      );
    });
  withCommon(features.command("cancel").description("stops the installation; downloads go on where they were")).action(
    (flags: CommonFlags) =>
      shell.respond(flags, () =>
        shell.clients.withClient(flags, here, async (client) => (await import("./features.ts")).answerCancel(client)),
      ),
  );
}

export function addDoctor(program: Command, shell: Shell): void {
  withCommon(program.command("doctor").description("what is well here and what is not, with what to do")).action(
    (flags: CommonFlags) => shell.respond(flags, async () => (await import("../doctor/doctor.ts")).answerDoctor(flags)),
  );
}
