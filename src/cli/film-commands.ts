// The commands about films: takes, the cut, and what becomes of it.
import { Option, type Command } from "commander";
import { reasonOf } from "../contracts/refusal.ts";
import { HANDOFF_NAMES, SLATES } from "../contracts/choices.ts";
import {
  EPISODE,
  gainFlag,
  loudnessFlag,
  numberFlag,
  shotList,
  sizeFlag,
  withCommon,
  withPass,
  type CommonFlags,
} from "./args.ts";
import type { AssembleFlags, RenderFlags } from "./commands.ts";

import type { ExportFlags } from "./export.ts";
import type { ArchiveFlags } from "./proof/archive.ts";
import { matchFlag, strengthFlag } from "./delivery/delivery-flags.ts";
import type { GradeFlags } from "./delivery/grade.ts";
import type { ReviewFlags } from "./delivery/review.ts";
import type { MakeFlags } from "./make.ts";
import type { NightFlags } from "./night.ts";
import { openReading, type Shell } from "./shell.ts";
import type { TakeFlags } from "./take.ts";
import type { TrashFlags } from "./trash.ts";

const EXPORTS = [...HANDOFF_NAMES, "review", "archive"];
type ArchiveExport = ArchiveFlags & { readonly format: "archive" };
type ReviewExport = ReviewFlags & { readonly format: "review" };

/** Takes while nobody looks. */
export function addNight(program: Command, shell: Shell): void {
  withPass(
    program
      .command("night")
      .description("takes while nobody looks: tried again, upscaled, assembled, with a report")
      .argument(...EPISODE),
    "final",
  )
    .option("--shots <ids>", "only these shots, for example sh010,sh020", shotList)
    .option("--target <id>", "render on this target, this once")
    .option("--redo", "also shots that have a usable take")
    .option("--count <n>", "takes of each shot", numberFlag)
    .option("--retry <n>", "how often a take that failed is tried again (1)", numberFlag)
    .option(
      "--skip-after <n>",
      "give up after so many that fail one after the other for one reason; 0 never (3)",
      numberFlag,
    )
    .option("--then <steps>", "what follows: upscale, assemble, or both, with a comma", shotList)
    .action((folder: string, flags: NightFlags) =>
      shell.run(flags, folder, async (client, io) => (await import("./night.ts")).answerNight(client, flags, io)),
    );
}

/** What makes takes, and what brings one back. */
export function addTakes(program: Command, shell: Shell): void {
  withPass(
    program
      .command("render")
      .description("takes that are missing")
      .argument(...EPISODE),
  )
    .option("--shots <ids>", "only these shots, for example sh010,sh020", shotList)
    .option("--target <id>", "render on this target, this once")
    .option("--redo", "also shots that have a usable take")
    .option("--count <n>", "takes of each shot", numberFlag)
    .option("--seeds <list>", "a take of each shot with each of these, for example 5,6,7", shotList)
    .addOption(new Option("--slate <words>", "what is written over a drawn take").choices(SLATES))
    .option("--dry-run", "what the renders would be given; queues nothing")
    .action((folder: string, flags: RenderFlags & { readonly dryRun?: boolean }) =>
      shell.run(flags, folder, async (client, io) =>
        flags.dryRun
          ? (await import("./dry-run.ts")).answerDryRun(client, flags)
          : (await import("./commands.ts")).answerRender(client, flags, io),
      ),
    );

  withPass(
    program
      .command("take")
      .description("a video file as the next take of a shot")
      .argument(...EPISODE)
      .argument("<shot>", "the shot's id")
      .argument("<file>", "the video"),
  )
    .option("--note <note>", "a note to the take")
    .action((folder: string, shot: string, file: string, flags: TakeFlags) =>
      shell.run(flags, folder, async (client, { signal }) =>
        (await import("./take.ts")).answerTake(client, { shot, file }, flags, signal),
      ),
    );

  withCommon(
    program
      .command("trash")
      .description("discarded takes and candidates of references: lists them, or brings one back")
      .argument(...EPISODE),
  )
    .option("--restore <id>", "bring this one back, by the id that the list gives it")
    .action((folder: string, flags: TrashFlags) =>
      shell.run(flags, folder, async (client) => (await import("./trash.ts")).answerTrash(client, flags)),
    );
}

/** What makes a film, or a file of the cut. */
export function addFilm(program: Command, shell: Shell): void {
  for (const add of [addAssemble, addGrade, addExport]) add(program, shell);
}

function addAssemble(program: Command, shell: Shell): void {
  withPass(
    program
      .command("assemble")
      .description("the cut as one mp4")
      .argument(...EPISODE),
  )
    .option("--size <WxH>", "size of the film in pixels", sizeFlag)
    .option("--as <version>", "as one of the episode's versions")
    .option("--whole", "refuse when a shot has no usable take")
    .option("--upscaled", "play the takes' upscales, at their size")
    .option("--publish", "also with the show's intro and outro and the episode's title, into publish/")
    .option("--cards", "with --publish: cards with the titles where the show has no intro or no outro")
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
    .action((folder: string, flags: AssembleFlags) =>
      shell.run(flags, folder, async (client, io) => (await import("./commands.ts")).answerAssemble(client, flags, io)),
    );
}

function addGrade(program: Command, shell: Shell): void {
  withPass(
    program
      .command("grade")
      .description("the colours of the cut's takes matched; the takes stay as they are")
      .argument(...EPISODE),
  )
    .option("--match <what>", "plate, first or shot:<id>; without it, what script and series say", matchFlag)
    .option("--strength <part>", "how much of it counts, 0 to 1", strengthFlag)
    .option("--shots <ids>", "only these shots, for example sh010,sh020", shotList)
    .option("--remove", "take the match away")
    .action((folder: string, flags: GradeFlags) =>
      shell.run(flags, folder, async (client) => (await import("./delivery/grade.ts")).answerGrade(client, flags)),
    );
}

function addExport(program: Command, shell: Shell): void {
  withPass(
    program
      .command("export")
      .description(
        "the cut for an editor, a player or a printer; for people to note on (review); the episode as a verified zip (archive)",
      )
      .argument(...EPISODE),
  )
    .addOption(new Option("--format <format>", "what to write").choices(EXPORTS).makeOptionMandatory())
    .option("--out <file>", "where to; a folder gives the file its own name; without it, standard output")
    .addOption(
      new Option("--takes <which>", "archive: the takes that the cuts play, or all").choices(["picked", "all"]),
    )
    .option("--as <version>", "srt, vtt: the lines of one of the episode's versions")
    .option("--films", "archive: also assembled films and masters")
    .action((folder: string, flags: ExportFlags | ArchiveExport | ReviewExport) =>
      shell.run(flags, folder, async (client, io) => {
        if (flags.format === "archive") return (await import("./proof/archive.ts")).answerArchive(client, flags, io);
        if (flags.format === "review") return (await import("./delivery/review.ts")).answerReview(client, flags, io);
        return (await import("./export.ts")).answerExport(client, flags, io.output);
      }),
    );
}

/** All of it at once, and what can be looked at. */
export function addRest(program: Command, shell: Shell): void {
  withPass(
    program
      .command("make")
      .description("build, render and assemble")
      .argument(...EPISODE),
  )
    .option("--shots <ids>", "draw only these shots, for example sh010,sh020", shotList)
    .action((folder: string, flags: MakeFlags) =>
      shell.run(flags, folder, async (client, io) => (await import("./make.ts")).answerMake(client, flags, io)),
    );

  withPass(
    program
      .command("status")
      .description("shots, takes, and what is stale")
      .argument(...EPISODE),
  ).action((folder: string, flags: MakeFlags) =>
    shell.run(flags, folder, async (client) => (await import("./commands.ts")).answerStatus(client, flags)),
  );

  withCommon(
    program.command("targets").description("the models that shots can be written for, and what each finds on the host"),
  ).action((flags: CommonFlags) =>
    shell.respond(flags, async () => {
      const { answerTargets, readinessAt } = await import("./reading.ts");
      const reading = await openReading(flags, []);
      return answerTargets(reading, await shell.clients.withClient(flags, process.cwd(), readinessAt).catch(reasonOf));
    }),
  );

  withCommon(
    program.command("demo", { hidden: true }).description("the sample episode, drawn and assembled").argument("[dir]"),
  ).action((folder: string | undefined, flags: CommonFlags) =>
    shell.respond(flags, async () =>
      (await import("./demo.ts")).answerDemo({ clients: shell.clients, output: shell.output(flags) }, folder, flags),
    ),
  );
}
