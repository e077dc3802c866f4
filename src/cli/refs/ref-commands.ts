// The commands about references. `refs EP list` and `refs list EP` mean the same, and `refs EP` lists.
import { InvalidArgumentError, Option, type Command } from "commander";
import { EPISODE, sizeFlag, withCommon, withPass, type CommonFlags } from "../args.ts";
import type { Shell } from "../shell.ts";
import type { ImportRefFlags } from "./import-files.ts";
import type { EditFlags, GenerateFlags, MissingFlags } from "./make.ts";
import type { PickFlags } from "./pick.ts";
import type { TourFlags } from "./tours.ts";
import type { PackFlags, ShelfFlags, UnpackFlags } from "./shelf.ts";

const ACTIONS = "list missing generate match import pick clear edit tour shelf pack unpack help".split(" ");
const REF = ["<ref>", "the reference, for example subject:mara, mara, voice:mara or shot:sh010:first"] as const;

/** `args` with the action before the episode, as the parser has it. */
export function sortRefArgs(args: readonly string[]): readonly string[] {
  const [command, ep, action, ...rest] = args;
  if (command !== "refs" || ep === undefined || ep.startsWith("-") || ACTIONS.includes(ep)) return args;
  if (action !== undefined && ACTIONS.includes(action)) return [command, action, ep, ...rest];
  return [command, "list", ...args.slice(1)];
}

export function addRefs(program: Command, shell: Shell): void {
  const refs = program.command("refs").description("the cast, props, places, voices and keyframes: refs EP lists them");
  const action = (name: string, description: string) =>
    refs
      .command(name)
      .description(description)
      .argument(...EPISODE);

  withCommon(action("list", "who and what has which picture or voice")).action((folder: string, flags: CommonFlags) =>
    shell.run(flags, folder, async (client) => (await import("./list.ts")).answerList(client)),
  );
  addMaking(action, shell);
  addTours(action, shell);
  addImports(action, shell);
  addShelf(action, shell);
}

type AddAction = (name: string, description: string) => Command;

function addMaking(action: AddAction, shell: Shell): void {
  withPass(action("missing", "what the pass needs and does not have: says it, or makes it"))
    .option("--go", "make it")
    .option("--kinds <kinds>", "only these: series, keyframe", kindsFlag)
    .option("--target <id>", "the image target of the series' references")
    .option("--keyframe-target <id>", "the image target of keyframes")
    .action((folder: string, flags: MissingFlags) =>
      shell.run(flags, folder, async (client, io) => (await import("./make.ts")).answerMissing(client, flags, io)),
    );

  withMaking(action("generate", "new candidates").argument(...REF))
    .option("--prompt <text>", "instead of the built prompt")
    .option("--size <WxH>", "size in pixels", sizeFlag)
    .option("--seconds <seconds>", "length of a voice", secondsFlag)
    .option("--pano", "a panorama of a place, painted round its plate")
    .option("--with <refs>", "plates of further places in the panorama, for example kitchen,hall", listFlag)
    .action((folder: string, ref: string, flags: GenerateFlags) =>
      shell.run(flags, folder, async (client, io) =>
        (await import("./make.ts")).answerGenerate(client, ref, flags, io),
      ),
    );

  withMaking(
    action("edit", "a candidate of a picture with something changed")
      .argument(...REF)
      .argument("<instruction>", "what is to change"),
  )
    .option("--take <number>", "this candidate instead of the live picture", numberFlag)
    .option("--with <refs>", "further references in the picture, for example mara,umbrella", listFlag)
    .option("--as-typed", "send the instruction as it is, without what stays the same")
    .action((folder: string, ref: string, instruction: string, flags: EditFlags) =>
      shell.run(flags, folder, async (client, io) =>
        (await import("./make.ts")).answerEdit(client, ref, { flags, instruction }, io),
      ),
    );
}

function addTours(action: AddAction, shell: Shell): void {
  withCommon(
    action("tour", "a look round a place from its live plate; without a move, the tours that there are")
      .argument(...REF)
      .argument("[move]", "what the camera does, for example 'slow pan to the right'"),
  )
    .option("--seconds <seconds>", "how long, 2 to 10", secondsFlag)
    .option("--count <number>", "how many, 1 to 4", numberFlag)
    .option("--seed <seed>", "this seed")
    .option("--target <id>", "on this target, this once")
    .option("--backend <lane>", "on this lane")
    .option("--cut <tour>", "cut a moment of this tour as a held frame", numberFlag)
    .option("--at <seconds>", "which moment, from the tour's start", momentFlag)
    .action((folder: string, typed: string, move: string | undefined, flags: TourFlags) =>
      shell.run(flags, folder, async (client, io) =>
        (await import("./tours.ts")).answerTour(client, { typed, move }, flags, io),
      ),
    );
}

function withMaking(command: Command): Command {
  return withView(withCommon(command))
    .option("--count <number>", "how many, 1 to 16", numberFlag)
    .option("--target <id>", "on this target, this once")
    .option("--backend <lane>", "on this lane")
    .option("--seed <seed>", "this seed")
    .option("--negative <text>", "what it must not show")
    .option("--note <note>", "a note to the candidates");
}

function withView(command: Command): Command {
  return command.option("--view <view>", "of a character: threequarter, side, back, face, or sheet");
}

function addImports(action: AddAction, shell: Shell): void {
  withCommon(
    action("match", "which reference each file is for, by its name; reads and writes nothing").argument("<files...>"),
  ).action((folder: string, files: string[], flags: CommonFlags) =>
    shell.run(flags, folder, async (client) => (await import("./import-files.ts")).answerMatch(client, files)),
  );

  withView(withCommon(action("import", "files as candidates, each for what its name says").argument("<files...>")))
    .option("--ref <ref>", "all of them for this reference")
    .option("--pick", "make them live")
    .option("--note <note>", "a note to the candidates")
    .action((folder: string, files: string[], flags: ImportRefFlags) =>
      shell.run(flags, folder, async (client) =>
        (await import("./import-files.ts")).answerImportRefs(client, files, flags),
      ),
    );

  withView(
    withCommon(
      action("pick", "a candidate as the live picture or voice")
        .argument(...REF)
        .argument("<take>", "its number", numberFlag),
    ),
  )
    .option("--force", "one that is not finished, as long as it has a file")
    .action((folder: string, typed: string, take: number, flags: PickFlags) =>
      shell.run(flags, folder, async (client) =>
        (await import("./pick.ts")).answerPick(client, { typed, take }, flags),
      ),
    );

  withView(withCommon(action("clear", "takes the live picture away; candidates stay").argument(...REF))).action(
    (folder: string, ref: string, flags: PickFlags) =>
      shell.run(flags, folder, async (client) => (await import("./pick.ts")).answerClear(client, ref, flags)),
  );
}

function addShelf(action: AddAction, shell: Shell): void {
  withCommon(action("shelf", "characters and places beyond this show: lists them, puts one there or takes one"))
    .addOption(new Option("--put <ref>", "put this reference there").conflicts("take"))
    .option("--take <id>", "take a copy of this one")
    .option("--as <id>", "under another id, there or here")
    .option("--replace", "with --put, over one that this show does not have; the old one is kept")
    .option("--no-pick", "with --take, only as candidates")
    .action((folder: string, flags: ShelfFlags) =>
      shell.run(flags, folder, async (client) => (await import("./shelf.ts")).answerShelf(client, flags)),
    );

  withCommon(action("pack", "some of the shelf as one zip").argument("<ids...>"))
    .option("--out <file>", "where to; a folder gives the file its own name")
    .action((folder: string, ids: string[], flags: PackFlags) =>
      shell.run(flags, folder, async (client) => (await import("./shelf.ts")).answerPack(client, ids, flags)),
    );

  withCommon(action("unpack", "what a pack holds, onto the shelf").argument("<file>"))
    .option("--replace", "also over what lies there; the old one is kept")
    .action((folder: string, file: string, flags: UnpackFlags) =>
      shell.run(flags, folder, async (client) => (await import("./shelf.ts")).answerUnpack(client, file, flags)),
    );
}

function listFlag(text: string): string[] {
  const parts = text.split(",").map((part) => part.trim());
  const named = parts.filter((part) => part !== "");
  if (named.length === 0) throw new InvalidArgumentError("name at least one, with commas between several");
  return named;
}

function kindsFlag(text: string): string[] {
  const kinds = listFlag(text);
  if (kinds.every((kind) => kind === "series" || kind === "keyframe")) return kinds;
  throw new InvalidArgumentError("say series, keyframe, or both with a comma");
}

function numberFlag(text: string): number {
  if (/^0*[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new InvalidArgumentError("give a whole number from 1");
}

function secondsFlag(text: string): number {
  const seconds = text.trim() === "" ? Number.NaN : Number(text);
  if (seconds > 0) return seconds;
  throw new InvalidArgumentError("give seconds, for example 4.5");
}

function momentFlag(text: string): number {
  const seconds = text.trim() === "" ? Number.NaN : Number(text);
  if (seconds >= 0) return seconds;
  throw new InvalidArgumentError("give seconds from the start, for example 2.5");
}
