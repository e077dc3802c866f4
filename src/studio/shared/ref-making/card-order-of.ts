// What the built-in backend draws or speaks for a candidate, out of the config's words; a keyframe out of its shot as the animatic has it.
import { compileNext } from "../../../core/render/next-render.ts";
import type { CardOrder } from "../../../core/refs/card-order.ts";
import { neutralLine } from "../../../core/refs/ref-prompts.ts";
import type { KeyframeReference, SeriesReference } from "../../../core/refs/reference.ts";
import { refsOf } from "../../../core/render/refs.ts";
import { findBuiltin } from "../../../core/targets/registry.ts";
import { hashRefs } from "../../../disk/refs/ref-hashes.ts";
import { findInputs } from "../references/find-inputs.ts";
import { requireReference } from "../references/episode-references.ts";
import type { CandidateNow } from "./stage-candidate.ts";

export async function cardOrderOf(now: CandidateNow): Promise<CardOrder> {
  const reference = requireReference(now.making.facts, now.record.ref);
  return reference.scope === "shot" ? keyframeCard(now, reference) : seriesCard(now, reference);
}

function seriesCard({ record, making }: CandidateNow, reference: SeriesReference): CardOrder {
  const { series } = making.values;
  const { width, height, seed = "0" } = record;
  const size = { width: width ?? 1024, height: height ?? 1024 };
  const typed = record.values?.is_built === true ? undefined : record.prompt;
  if (reference.kind === "location") {
    const place = series.locations.get(reference.location ?? "");
    const description = typed ?? place?.description ?? "";
    return { is: "place", id: reference.location ?? "", description, look: series.look, seed, ...size };
  }
  const subject = series.subjects.get(reference.subject ?? "");
  if (!subject) throw new Error(`${reference.id} is not in the series config any more`);
  if (reference.kind === "voice") {
    const { line = neutralLine(subject), seconds = 8 } = record;
    return { is: "voice", id: subject.id, voice: subject.voice ?? "", line, seconds, seed };
  }
  const base = subject.of === null ? undefined : series.subjects.get(subject.of);
  return {
    ...{ is: "subject", id: subject.of ?? subject.id, kind: subject.kind, name: subject.name },
    ...{ design: typed ?? subject.design ?? "", baseDesign: base?.design ?? null, members: subject.members },
    ...{ view: record.view, look: series.look, seed, ...size },
  };
}

/** The shot compiled for the target that is drawn here, with the pictures that are there. */
async function keyframeCard({ record, making }: CandidateNow, { shot, which }: KeyframeReference): Promise<CardOrder> {
  const { passes, episode, registry } = making.facts;
  const built = passes.final ?? passes.proxy;
  const stored = built?.shots.find(({ id }) => id === shot);
  const target = findBuiltin(registry, "video");
  if (!built || !stored || !target) throw new Error(`${shot} is not built: build the episode, then ask again`);
  const next = compileNext(built.targetFacts, stored, { target, source: "request" });
  if (next.error !== undefined) throw new Error(next.error);
  const { entry, list } = next;
  const named = refsOf(entry, list, target, stored.story?.plate).filter(
    ({ role }) => role !== "first" && role !== "last",
  );
  const pictures = await findInputs(episode, await hashRefs(making.facts.reach, named, NO_CACHE));
  const { width, height } = record;
  return {
    ...{ is: "keyframe", which, pictures, shotlist: { ...list, shots: [entry] } },
    ...{ width: width ?? list.defaults.width, height: height ?? list.defaults.height },
  };
}

/** Each is read once. */
const NO_CACHE = { read: <T>(path: string, load: (path: string) => Promise<T>): Promise<T> => load(path) };
