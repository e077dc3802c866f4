#!/usr/bin/env node
// The command line. What has a route is done by that route's verb; `check`, `make` and `demo` are put together from the same parts.
// Exit codes: 0 done, 1 the work failed (with the sentence), 2 the command was not understood.
import { dirname, resolve } from "node:path";
import { Command, CommanderError, Option } from "commander";
import {
  episodeFolder,
  gainFlag,
  loudnessFlag,
  openSurroundings,
  portFlag,
  rootOf,
  shotList,
  sizeFlag,
  withCommon,
  withPass,
  type CommonFlags,
} from "./cli/args.ts";
import {
  answerAssemble,
  answerBuild,
  answerCheck,
  answerMake,
  answerRender,
  answerStatus,
  answerTargets,
  type Answer,
  type AssembleFlags,
  type RenderFlags,
} from "./cli/commands.ts";
import { answerDemo } from "./cli/demo.ts";
import type { EpisodeDesk } from "./cli/desk.ts";
import { answerExport, type ExportFlags } from "./cli/export.ts";
import type { Following } from "./cli/follow.ts";
import type { MakeFlags } from "./cli/make.ts";
import { answerImport, type ImportFlags } from "./cli/import.ts";
import { answerNew } from "./cli/new.ts";
import { openOutput, sayFailure } from "./cli/output.ts";
import { answerPromote, answerPromotePlan, type PromoteFlags } from "./cli/promote.ts";
import { answerTake, type TakeFlags } from "./cli/take.ts";
import type { ServeFlags } from "./cli/serve.ts";
import { withEpisode } from "./cli/with-episode.ts";
import { inWritingRoom } from "./cli/writing-room.ts";
import { HANDOFF_NAMES } from "./contracts/routes/handoff.ts";
import { openReadingRoom } from "./main.ts";

const USAGE = 2;
const program = new Command("episode-studio")
  .description("Write an episode as plain text, and get it on screen.")
  .exitOverride()
  .showHelpAfterError();

const episode = ["<ep>", "the episode's folder", episodeFolder] as const;

withCommon(program.command("serve").description("the service and its page"))
  .option("--port <n>", "port to listen on, 0 for any free one", portFlag)
  .option("--listen <addr>", "address to listen on; the loopback address when absent")
  .option("--root <dir>", "a folder to look for episodes in, for this run; may be repeated", collect)
  .option("--no-open", "do not open the page in a browser")
  .action((flags: ServeFlags) => finish(flags, async () => (await import("./cli/serve.ts")).serve(flags)));

withCommon(
  program
    .command("new")
    .description("a new episode folder, begun from the newest one beside it, else from the starter")
    .argument("<ep>", "the folder to make"),
)
  .option("--title <title>", "the episode's title")
  .action((folder: string, flags: CommonFlags & { title?: string }) =>
    say(flags, () => inWritingRoom(flags, dirname(resolve(folder)), (ask) => answerNew(ask, folder, flags))),
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
    say(flags, () => inWritingRoom(flags, resolve(flags.into), (ask) => answerImport(ask, files, flags))),
  );

withCommon(
  program
    .command("check")
    .description("errors and warnings of script and config; writes nothing")
    .argument(...episode),
).action((folder: string, flags: CommonFlags) =>
  say(flags, async () => answerCheck(await readingRoom(flags, [await rootOf(folder)]), folder)),
);

withCommon(
  program
    .command("build")
    .description("shot lists for both passes")
    .argument(...episode),
).action((folder: string, flags: CommonFlags) => work(flags, folder, answerBuild));

withCommon(
  program
    .command("promote")
    .description("overrides that the script or the config can say: shows them, or writes them")
    .argument(...episode),
)
  .option("--shot <id>", "only this shot's overrides")
  .option("--write", "write all of them, and build")
  .action((folder: string, flags: PromoteFlags) =>
    flags.write
      ? work(flags, folder, (desk) => answerPromote(desk, flags))
      : say(flags, async () => answerPromotePlan(await readingRoom(flags, [await rootOf(folder)]), folder, flags)),
  );

withPass(
  program
    .command("render")
    .description("takes that are missing")
    .argument(...episode),
)
  .option("--shots <ids>", "only these shots, for example sh010,sh020", shotList)
  .option("--target <id>", "render on this target, this once")
  .option("--redo", "also shots that have a usable take")
  .action((folder: string, flags: RenderFlags) => work(flags, folder, (desk, io) => answerRender(desk, flags, io)));

withPass(
  program
    .command("take")
    .description("a video file as the next take of a shot")
    .argument(...episode)
    .argument("<shot>", "the shot's id")
    .argument("<file>", "the video"),
)
  .option("--note <note>", "a note to the take")
  .action((folder: string, shot: string, file: string, flags: TakeFlags) =>
    work(flags, folder, (desk, { signal }) => answerTake(desk, { shot, file }, flags, signal)),
  );

withPass(
  program
    .command("assemble")
    .description("the cut as one mp4")
    .argument(...episode),
)
  .option("--size <WxH>", "size of the film in pixels", sizeFlag)
  .option("--whole", "refuse when a shot has no usable take")
  .option("--upscaled", "play the takes' upscales, at their size")
  .option("--publish", "also with the show's intro and outro and the episode's title, into publish/")
  .addOption(
    new Option("--audio <sound>", "the clips' own sound, or the recording under the whole film")
      .choices(["clips", "master"])
      .default("clips"),
  )
  .option(
    "--loudness <lufs>",
    "bring the sound to a loudness, for example -23 or -14,-1 with a true peak",
    loudnessFlag,
  )
  .option("--music <path>", "music under the film, a path relative to the episode")
  .option("--music-gain <factor>", "how loud the music is", gainFlag)
  .option("--no-duck", "the music does not step back under the film's own sound")
  .action((folder: string, flags: AssembleFlags) => work(flags, folder, (desk, io) => answerAssemble(desk, flags, io)));

withPass(
  program
    .command("export")
    .description("the cut for an editor, a player or a printer")
    .argument(...episode),
)
  .addOption(new Option("--format <format>", "what to write").choices(HANDOFF_NAMES).makeOptionMandatory())
  .option("--out <file>", "where to; a folder gives the file its own name; without it, standard output")
  .action((folder: string, flags: ExportFlags) =>
    work(flags, folder, (desk, { output }) => answerExport(desk, flags, output)),
  );

withPass(
  program
    .command("make")
    .description("build, render and assemble")
    .argument(...episode),
)
  .option("--shots <ids>", "draw only these shots, for example sh010,sh020", shotList)
  .action((folder: string, flags: MakeFlags) => work(flags, folder, (desk, io) => answerMake(desk, flags, io)));

withPass(
  program
    .command("status")
    .description("shots, takes, and what is stale")
    .argument(...episode),
).action((folder: string, flags: MakeFlags) => work(flags, folder, (desk) => answerStatus(desk, flags)));

withCommon(program.command("targets").description("the models that shots can be written for")).action(
  (flags: CommonFlags) => say(flags, async () => answerTargets(await readingRoom(flags, []))),
);

withCommon(
  program.command("demo", { hidden: true }).description("the sample episode, drawn and assembled").argument("[dir]"),
).action((folder: string | undefined, flags: CommonFlags) =>
  say(flags, () => answerDemo(folder, flags, openOutput(flags.json ?? false))),
);

/** A command that looks at texts and targets only. */
function readingRoom(flags: CommonFlags, runRoots: readonly string[]) {
  return openReadingRoom({ ...openSurroundings(flags), runRoots });
}

/** A command that works in an episode with the whole house, its own or the service's. */
function work(
  flags: CommonFlags,
  folder: string,
  command: (desk: EpisodeDesk, io: Following) => Promise<Answer>,
): Promise<void> {
  const output = openOutput(flags.json ?? false);
  return say(flags, () => withEpisode(flags, folder, (desk, signal) => command(desk, { output, signal })));
}

function say(flags: CommonFlags, command: () => Promise<Answer>): Promise<void> {
  return finish(flags, async () => {
    const { json, lines, failed } = await command();
    if (failed && !flags.json) for (const line of lines) process.stderr.write(`${line}\n`);
    else openOutput(flags.json ?? false).answer(json, lines);
    return failed ? 1 : 0;
  });
}

async function finish(flags: CommonFlags, command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    sayFailure(error, flags.json ?? false);
    process.exitCode = 1;
  }
}

function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

// Whoever reads us may stop reading, as `head` does: that is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  await program.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : USAGE;
}
