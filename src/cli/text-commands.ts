// The commands about texts: begin an episode, bring one in, check, build, write overrides into it, line it up. And the service
// with its page.
import { dirname, resolve } from "node:path";
import type { Command } from "commander";
import { SPEECH_MODELS } from "../contracts/choices.ts";
import type { AlignFlags } from "./align.ts";
import { EPISODE, portFlag, withCommon, type CommonFlags } from "./args.ts";

import type { ImportFlags } from "./import.ts";

import type { PromoteFlags } from "./promote.ts";
import type { ServeFlags } from "./serve.ts";
import type { Shell } from "./shell.ts";

/** The service. */
export function addServe(program: Command, shell: Shell): void {
  withCommon(program.command("serve").description("the service and its page"))
    .option("--port <n>", "port to listen on, 0 for any free one", portFlag)
    .option("--listen <addr>", "address to listen on; the loopback address when absent")
    .option("--root <dir>", "a folder to look for episodes in, for this run; may be repeated", collect)
    .option("--no-open", "do not open the page in a browser")
    .action((flags: ServeFlags) =>
      shell.finish(flags, async () => (await import("./serve.ts")).serve(flags, shell.streams)),
    );
}

/** What makes episodes. */
export function addBeginning(program: Command, shell: Shell): void {
  withCommon(
    program
      .command("new")
      .description("a new episode folder, begun from the newest one beside it, else from the starter")
      .argument("<ep>", "the folder to make"),
  )
    .option("--title <title>", "the episode's title")
    .action((folder: string, flags: CommonFlags & { title?: string }) =>
      shell.respond(flags, () =>
        shell.clients.withFolder(flags, dirname(resolve(folder)), async (call) =>
          (await import("./new.ts")).answerNew(call, folder, flags),
        ),
      ),
    );

  withCommon(
    program
      .command("import")
      .description("episodes from scripts: our own, Fountain (.fountain) or Final Draft (.fdx)")
      .argument("<file...>", "the scripts"),
  )
    .option("--into <folder>", "the folder that the episodes will lie in", ".")
    .option("--show <name>", "a show's folder in it, made when it is not there")
    .action((files: string[], flags: ImportFlags) =>
      shell.respond(flags, () =>
        shell.clients.withFolder(flags, resolve(flags.into), async (call) =>
          (await import("./import.ts")).answerImport(call, files, flags),
        ),
      ),
    );
}

/** What reads and writes the texts of one. */
export function addTexts(program: Command, shell: Shell): void {
  withCommon(
    program
      .command("check")
      .description("errors and warnings of script and config; writes nothing")
      .argument(...EPISODE),
  ).action((folder: string, flags: CommonFlags) =>
    shell.read(flags, folder, async (reading) => (await import("./reading.ts")).answerCheck(reading, folder)),
  );

  withCommon(
    program
      .command("build")
      .description("shot lists for both passes")
      .argument(...EPISODE),
  ).action((folder: string, flags: CommonFlags) =>
    shell.run(flags, folder, async (client) => (await import("./commands.ts")).answerBuild(client)),
  );

  withCommon(
    program
      .command("promote")
      .description("overrides that the script or the config can say: shows them, or writes them")
      .argument(...EPISODE),
  )
    .option("--shot <id>", "only this shot's overrides")
    .option("--write", "write all of them, and build")
    .action((folder: string, flags: PromoteFlags) =>
      flags.write
        ? shell.run(flags, folder, async (client) => (await import("./promote.ts")).answerPromote(client, flags))
        : shell.read(flags, folder, async (reading) =>
            (await import("./promote.ts")).answerPromotePlan(reading, folder, flags),
          ),
    );

  withCommon(
    program
      .command("align")
      .description("the script lined up with its recording: shows the report, or writes the windows")
      .argument(...EPISODE),
  )
    .option(
      "--track <file>",
      "the recording, where the config names none or another; with --write it is copied in when it lies elsewhere",
    )
    .option("--model <name>", `the speech model, for example ${SPEECH_MODELS.join(", ")}`)
    .option("--snap", "lengthen windows to lengths that the shots' models render")
    .option("--write", "write the windows into the script, name the recording in the config, and build")
    .action((folder: string, flags: AlignFlags) =>
      shell.run(flags, folder, async (client, io) => (await import("./align.ts")).answerAlign(client, flags, io)),
    );
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
