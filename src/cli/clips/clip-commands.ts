// The command of clips: one sentence in, one film out.
import { resolve } from "node:path";
import type { Command } from "commander";
import { numberFlag, withPass } from "../args.ts";
import type { Shell } from "../shell.ts";
import type { ClipFlags } from "./clip.ts";

export function addClips(program: Command, shell: Shell): void {
  withPass(
    program
      .command("clip")
      .description("a clip of one sentence: written, drawn, and told where it is")
      .argument("<sentence>", "what it shows"),
    "final",
  )
    .option("--picture <file>", "a picture that it begins from; a second one where it ends", collect)
    .option("--takes <n>", "how many, 1 to 8", numberFlag, 1)
    .option("--seconds <s>", "how long it is", numberFlag, 5)
    .option("--target <id>", "the video target; the one that is set up when absent")
    .option("--into <folder>", "where the folder of clips is, or is made", ".")
    .option("--out <file>", "a copy of the film; of several takes the first")
    .action((sentence: string, flags: ClipFlags) => {
      const output = shell.output(flags);
      return shell.respond(flags, () =>
        shell.clients.withClient(flags, resolve(flags.into), async (client, signal) =>
          (await import("./clip.ts")).answerClip(client, sentence, flags, { output, signal }),
        ),
      );
    });
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
