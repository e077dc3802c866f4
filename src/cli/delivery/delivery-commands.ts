// The commands about what is delivered: upscales of takes, and what is made of them.
import { Option, type Command } from "commander";
import { ENCODERS, FITS, POST_METHODS, POST_TIERS, QUALITIES, UPSCALE_METHODS } from "../../contracts/choices.ts";
import { EPISODE, numberFlag, shotList, sizeFlag, withCommon, withPass, type CommonFlags } from "../args.ts";

import { cropFlag, masterAction, type MasterAction } from "./delivery-flags.ts";
import type { MasterFlags } from "./master.ts";
import type { Shell } from "../shell.ts";
import type { VersionFlags } from "./film-versions.ts";
import type { PostFlags, UpscaleFlags } from "./versions.ts";

/** What makes versions of takes: nothing that a person picked is changed by them. */
export function addDelivery(program: Command, shell: Shell): void {
  withChosen(program.command("upscale").description("the cut's takes at a larger size"))
    .addOption(new Option("--method <method>", "how").choices(UPSCALE_METHODS))
    .option("--model <file>", "a model file of the host, vsr_node, or lanczos, which needs no host")
    .option("--scale <factor>", "how many times larger", numberFlag)
    .option("--deliver <size>", "exactly this size: 1080p, 1440p, 4k or WxH")
    .addOption(new Option("--fit <fit>", "what a take of another aspect is").choices(FITS))
    .option("--detail <steps>", "a re-sample starts so many steps earlier", numberFlag)
    .option("--then <model>", "a second step: a model file, lanczos, or restorer")
    .option("--keep-soft <part>", "keep soft places soft, 0 to 1", numberFlag)
    .option("--grain <part>", "film grain, 0 to 0.2", numberFlag)
    .option("--no-split", "take colour and tone from the model too")
    .option("--from-upscale", "go on from the upscale that is there")
    .addOption(new Option("--encoder <encoder>", "who encodes").choices(ENCODERS))
    .option("--options", "say what can be had here and now, and the recipe")
    .action((folder: string, flags: UpscaleFlags) =>
      shell.run(flags, folder, async (client, io) => (await import("./versions.ts")).answerUpscale(client, flags, io)),
    );

  withChosen(program.command("post").description("upscales finished: an enhance step, then motion blur"))
    .addOption(new Option("--enhance <step>", "a tier or a method").choices([...POST_TIERS, ...POST_METHODS, "none"]))
    .option("--blur <part>", "motion blur in parts of the frame interval, 0.5 a shutter of 180 degrees", numberFlag)
    .option("--smooth <fps>", "more frames a second, made by a model", numberFlag)
    .action((folder: string, flags: PostFlags) =>
      shell.run(flags, folder, async (client, io) => (await import("./versions.ts")).answerPost(client, flags, io)),
    );

  const notes = program.command("notes").description("notes of people who reviewed a film");
  withCommon(
    notes
      .command("import")
      .description("takes them as issues, each once, on their takes and frames")
      .argument(...EPISODE)
      .argument("<file>", "what the review's page saved, or a text that they were pasted into"),
  ).action((folder: string, file: string, flags: CommonFlags) =>
    shell.run(flags, folder, async (client) => (await import("./review.ts")).answerNotes(client, file)),
  );
}

/** The delivery as a whole. */
export function addMaster(program: Command, shell: Shell): void {
  addVersions(program, shell);
  withPass(
    program
      .command("master")
      .description("the cut at its delivery size: what it lacks, that made, and the film")
      .argument(...EPISODE)
      .argument("[action]", "plan, queue, assemble or prores", masterAction, "plan" as const),
    "final",
  )
    .option("--as <version>", "as one of the episode's versions")
    .option("--conform", "also make upscales anew that were made by other settings")
    .option("--allow-gaps", "leave out shots that cannot be mastered")
    .option("--prores", "with assemble: a ProRes 422 HQ file too")
    .addOption(
      new Option("--order <order>", "with queue: as in the cut, or by what a host loads").choices(["cut", "target"]),
    )
    .addOption(new Option("--post <mode>", "what posts are to it").choices(["off", "present", "recipe"]))
    .action((folder: string, action: MasterAction, flags: MasterFlags) =>
      shell.run(flags, folder, async (client, io) =>
        (await import("./master.ts")).answerMaster(client, action, flags, io),
      ),
    );
}

function withChosen(command: Command): Command {
  return withPass(command.argument(...EPISODE), "final")
    .option("--shots <ids>", "only these shots, for example sh010,sh020", shotList)
    .option("--redo", "also what is there already")
    .option("--recipe", "by the recipe of the series config")
    .addOption(new Option("--quality <quality>", "how it is encoded").choices(QUALITIES));
}

function addVersions(program: Command, shell: Shell): void {
  withPass(
    program
      .command("versions")
      .description("other forms of the film, another shape or another language: lists them, makes and changes one")
      .argument(...EPISODE)
      .argument("[id]", "a new version's, or one that is there: small letters, digits, - and _"),
  )
    .option("--ratio <W:H>", "shape of the film, for example 9:16")
    .option("--size <WxH>", "size of the film in pixels", sizeFlag)
    .option("--language <code>", "of its lines, for example de or pt-BR")
    .option("--recording <path>", "a sound file under the whole film, a path relative to the episode")
    .option("--label <text>", "what people call it")
    .option(
      "--crop <shot:x,y>",
      "the middle of what is seen of a shot, each 0 to 1; as often as there are shots",
      cropFlag,
    )
    .option("--remove", "remove it; its films stay")
    .action((folder: string, id: string | undefined, flags: VersionFlags) =>
      shell.run(flags, folder, async (client) =>
        (await import("./film-versions.ts")).answerVersions(client, id, flags),
      ),
    );
}
