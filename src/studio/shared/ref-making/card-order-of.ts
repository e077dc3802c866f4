// What the built-in backend draws or speaks for a candidate, out of the config's words; a keyframe out of its shot as the animatic has it.
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { compileNext } from "../../../core/render/next-render.ts";
import type { CardOrder, CardSubject } from "../../../core/refs/card-order.ts";
import { neutralLine } from "../../../core/refs/ref-prompts.ts";
import type { KeyframeReference, SeriesReference } from "../../../core/refs/reference.ts";
import { refsOf } from "../../../core/render/refs.ts";
import type { Series, Subject } from "../../../core/series/series.ts";
import { findBuiltin } from "../../../core/targets/registry.ts";
import { hashRefs } from "../../../disk/refs/ref-hashes.ts";
import { markDrawn } from "../references/drawn-here.ts";
import { findInputs } from "../references/find-inputs.ts";
import { requireReference } from "../references/episode-references.ts";
import type { CandidateNow } from "./candidate-job.ts";

export async function cardOrderOf(now: CandidateNow): Promise<CardOrder> {
  const reference = requireReference(now.making.facts, now.record.ref);
  return reference.scope === "shot" ? keyframeCard(now, reference) : seriesCard(now, reference);
}

function seriesCard(now: CandidateNow, reference: SeriesReference): CardOrder {
  const { record, making } = now;
  const { series } = making.values;
  const drawn = {
    ...{ width: record.width ?? USUAL, height: record.height ?? USUAL },
    ...{ look: series.look, seed: record.seed ?? "0" },
  };
  const typed = record.values?.is_built === true ? undefined : record.prompt;
  const place = reference.location === null ? undefined : series.locations.get(reference.location);
  if (place) return { is: "place", id: place.id, description: typed ?? place.description, ...drawn };
  const subject = series.subjects.get(reference.subject ?? "");
  if (!subject) throw new Error(`${reference.id} is not in the series config any more`);
  return reference.kind === "voice" ? voiceCard(record, subject) : subjectCard(now, subject, { ...drawn, typed });
}

/** Pixels a side, of a record that says none. */
const USUAL = 1024;

function voiceCard({ line, seconds = 8, seed = "0" }: RefSidecar, subject: Subject): CardOrder {
  const said = line ?? neutralLine(subject);
  return { is: "voice", id: subject.id, voice: subject.voice ?? "", line: said, seconds, seed };
}

interface DrawnCard {
  readonly width: number;
  readonly height: number;
  readonly look: string;
  readonly seed: string;
  /** A prompt that somebody wrote, instead of the design. */
  readonly typed: string | undefined;
}

function subjectCard({ record, making }: CandidateNow, subject: Subject, { typed, ...drawn }: DrawnCard): CardOrder {
  const { members } = subject;
  const words = cardSubject(making.values.series, subject);
  return { is: "subject", ...words, design: typed ?? words.design, members, view: record.view, ...drawn };
}

function cardSubject(series: Pick<Series, "subjects">, subject: Subject): CardSubject {
  const { id, of, kind, name, design, pronoun } = subject;
  const base = of === null ? undefined : series.subjects.get(of);
  return { subject: id, id: of ?? id, kind, name, design: design ?? "", baseDesign: base?.design ?? null, pronoun };
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
  const found = await findInputs(episode, await hashRefs(making.facts.reach, named, NO_CACHE));
  const { width, height } = record;
  const { series } = making.values;
  const subjects = entry.subjects.flatMap((id) => {
    const subject = series.subjects.get(id);
    return subject ? [cardSubject(series, subject)] : [];
  });
  return {
    ...{
      is: "keyframe",
      which,
      pictures: await markDrawn(episode, found),
      subjects,
      shotlist: { ...list, shots: [entry] },
    },
    ...{ width: width ?? list.defaults.width, height: height ?? list.defaults.height },
  };
}

/** Each is read once. */
const NO_CACHE = { read: <T>(path: string, load: (path: string) => Promise<T>): Promise<T> => load(path) };
