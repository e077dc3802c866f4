// The files that a take staged aside would send: each with its bytes' hash, kept for a while so that the page can show it, and with the
// references that it was made of.
import { extname } from "node:path";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { DryRunInput } from "../../../contracts/routes/renders/dry-run.ts";
import type { FoundRef, PictureSource, PlannedInput } from "../../../core/inputs/plan-inputs.ts";
import { sha1 } from "../../../core/lib/hash.ts";
import { parsePictureHeader } from "../../../core/media/picture-file.ts";
import type { StagedInput } from "../../../hosts/backend.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { findRefs } from "../references/find-inputs.ts";
import type { StagedTake } from "../take-pipeline/stage.ts";

type Ports = Pick<StudioPorts, "dryRunFiles">;
type Input = StagedInput & { readonly name?: string };
type Source = DryRunInput["from"][number];

/** In the order in which they are sent; reads each file once. */
export async function describeInputs(
  ports: Ports,
  episode: EpisodeContext,
  { work, planned, record, coming }: StagedTake & { readonly record: Sidecar; readonly coming: string | null },
): Promise<DryRunInput[]> {
  const refs = await findRefs(episode, record.refs);
  const described: DryRunInput[] = [];
  const inputs: readonly Input[] = work.inputs;
  for (const [index, input] of inputs.entries()) {
    const about = aboutInput(input, planned[index], {
      ...{ refs, record, isGraph: work.kind === "graph" },
      number: planned.slice(0, index + 1).filter(({ slot }) => slot !== undefined).length,
    });
    const isComing = coming !== null && planned[index]?.role === "first";
    described.push(
      isComing
        ? { ...about, role: input.role, name: null, ...NO_FILE, coming }
        : { ...about, role: input.role, name: input.name ?? null, ...(await keepFile(ports, input.path)) },
    );
  }
  return described;
}

const NO_FILE = { sha1: null, bytes: null, width: null, height: null, file: null } as const;

/** Larger files are told of and not kept, bytes. */
const MOST_KEPT = 64 * 1024 * 1024;

async function keepFile({ dryRunFiles }: Ports, path: string) {
  const bytes = await readWhole(path);
  const hash = sha1(bytes);
  const { width = null, height = null } = parsePictureHeader(bytes) ?? {};
  const file = `${hash}${extname(path).toLowerCase()}`;
  const isKept = bytes.length <= MOST_KEPT && /^[0-9a-f]{40}\.[a-z0-9]{1,12}$/.test(file);
  if (isKept && (await dryRunFiles.find(placeOf(file))) === undefined) await dryRunFiles.store(placeOf(file), bytes);
  return { sha1: hash, bytes: bytes.length, width, height, file: isKept ? file : null };
}

/** Where a file is kept, by its name on the wire. */
export function placeOf(file: string): string {
  return `${file.slice(0, 2)}/${file}`;
}

type About = Pick<DryRunInput, "slot" | "kind" | "made" | "from">;

interface Facts {
  readonly refs: readonly FoundRef[];
  readonly record: Pick<Sidecar, "continued_from">;
  readonly isGraph: boolean;
  /** Of the numbered pictures up to this one: the model counts those that it is given, as the prompt does. */
  readonly number: number;
}

function aboutInput(input: Input, plan: PlannedInput | undefined, { refs, record, isGraph, number }: Facts): About {
  if (plan) return aboutPlanned(plan, refs, number);
  if (isGraph) return { ...tailOf(input.role, record), kind: kindOf(input.path) };
  const named = refs.filter(({ role, slot }) => (role ?? slot) === input.role);
  // A first frame that was cut just now lies elsewhere than the reference's own file.
  const ref = named.find(({ file }) => file === input.path) ?? (input.role === "first" ? named[0] : undefined);
  return {
    slot: ref?.slot ?? input.role,
    kind: kindOf(input.path),
    made: "as it is",
    from: ref ? [sourceOf(ref)] : [],
  };
}

/** What is held of the take before. */
function tailOf(name: string, { continued_from: before }: Facts["record"]): Pick<About, "slot" | "made" | "from"> {
  const take = before ? ` of ${before.shot} take ${before.take}` : "";
  return { slot: `${name.replaceAll("_", " ")}${take}`, made: "end of a take", from: [] };
}

function aboutPlanned(
  { name, role, slot, source, guide }: PlannedInput,
  refs: readonly FoundRef[],
  number: number,
): About {
  const kind = source.is === "sound" ? "sound" : "picture";
  const panelsOf = source.is === "composed" ? source.panels.map(({ picture }) => picture) : [];
  const parts = source.is === "composed" ? panelsOf : source.is === "grey" ? [] : [source];
  const known = guide ? refs.filter((ref) => ref.slot === guide.slot) : refs;
  const from = parts.flatMap((part) => (part ? sourcesIn(part, role, known) : []));
  const slots = { first_frame: "first frame", last_frame: "last frame" } as const;
  const own = name === "first_frame" || name === "last_frame" ? slots[name] : from.map((each) => each.slot).join(", ");
  return { slot: slot === undefined ? own || role : `Picture ${number}`, kind, made: madeOf(source), from };
}

function madeOf(source: PlannedInput["source"]): DryRunInput["made"] {
  if (source.is === "picture") return source.crop ? "part" : "as it is";
  return source.is === "sound" ? "cut" : source.is;
}

/** One reference may be shown in several panels, and is named once for each of them. */
function sourcesIn({ file, crop }: PictureSource, role: string, refs: readonly FoundRef[]): Source[] {
  const ref = refs.find((each) => each.file === file) ?? refs.find((each) => each.role === role);
  return ref ? [{ ...sourceOf(ref), ...(crop && { panel: { ...crop } }) }] : [];
}

function sourceOf({ slot, path, sha1: hash, subject, location }: FoundRef): Source {
  return {
    slot,
    path,
    sha1: hash,
    ...(subject !== undefined && { subject }),
    ...(location !== undefined && { location }),
  };
}

const SOUND = /\.(?:wav|mp3|flac|ogg|m4a|opus|aac)$/i;
const FILM = /\.(?:mp4|mov|mkv|webm|avi|m4v)$/i;

function kindOf(path: string): DryRunInput["kind"] {
  if (SOUND.test(path)) return "sound";
  if (FILM.test(path)) return "film";
  return /\.latent$/i.test(path) ? "latent" : "picture";
}
