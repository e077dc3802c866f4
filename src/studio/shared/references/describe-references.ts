// References as the listing shows them: all of an episode, or one after it was changed. docs/http.md "Ref".
import type { CheckResult } from "../../../contracts/check.ts";
import type { KeyframeRef, Ref, SeriesRef } from "../../../contracts/replies/ref.ts";
import { describeShared, type DescribedFacts } from "../../../core/refs/describe-reference.ts";
import { givenTo, standingPictures } from "../../../core/refs/given-pictures.ts";
import { keyframeNeed } from "../../../core/refs/keyframe-need.ts";
import {
  candidateViews,
  keyframeReference,
  parseKeyframeId,
  type KeyframeReference,
  type Reference,
} from "../../../core/refs/reference.ts";
import {
  builtPromptOf,
  effectiveOf,
  prepareRef,
  type PreparedRef,
  type ValueFacts,
} from "../../../core/refs/ref-values-now.ts";
import { isAskedFor, UNUSED } from "../../../core/refs/used-by.ts";
import { readKeyframeIds } from "../../../disk/refs/keyframe-files.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { readReferences, requireReference } from "./episode-references.ts";
import { readReferenceFacts, type FactPorts, type ListedReferences, type ReferenceFacts } from "./reference-facts.ts";
import { readReferenceFiles, type ReferenceFilePorts, type ReferenceFiles } from "./reference-files.ts";
import { liveOwner, sharingOf } from "./siblings.ts";
import { valueFactsOf } from "./value-facts.ts";

export type DescribePorts = FactPorts & ReferenceFilePorts;

/**
 * Every reference that is listed, with its files: those of the series, and the keyframes that are needed, asked for or there. `also`: ids of
 * keyframes that somebody asks about.
 */
export async function readListed(
  ports: DescribePorts,
  episode: EpisodeContext,
  also: readonly string[] = [],
): Promise<ListedReferences> {
  const facts = await readReferenceFacts(ports, await readReferences(episode));
  const asked = [...facts.keyframes].flatMap(([id, use]) => (isAskedFor(use) ? [id] : []));
  const order = [...facts.keyframes.keys()];
  const there = await readKeyframeIds(facts.ep, order);
  const named = also.filter((id) => parseKeyframeId(id) !== undefined);
  const ids = new Set([...asked, ...there, ...named]);
  const listed = [...order.filter((id) => ids.has(id)), ...[...ids].filter((id) => !facts.keyframes.has(id))];
  const keyframes = listed.map((id) => requireReference(facts, id));
  const references = [...facts.references, ...keyframes];
  return { facts, references, files: await readReferenceFiles(ports, facts, references) };
}

export function describeAll({ facts, files, references }: ListedReferences): Ref[] {
  const values = valueFactsOf(facts, files);
  return references.map((reference) => describeOne({ facts, files, values }, reference));
}

/** One reference as it is now. */
export async function describeReference(ports: DescribePorts, episode: EpisodeContext, id: string): Promise<Ref> {
  const facts = await readReferenceFacts(ports, await readReferences(episode));
  const reference = requireReference(facts, id);
  const needed = reference.scope === "shot" ? [...facts.references, reference] : [reference];
  const files = await readReferenceFiles(ports, facts, needed);
  return describeOne({ facts, files, values: valueFactsOf(facts, files) }, reference);
}

/** A shot's keyframe, for a reply that shows one. */
export async function describeKeyframe(
  ports: DescribePorts,
  episode: EpisodeContext,
  { shot, which }: Pick<KeyframeReference, "shot" | "which">,
): Promise<KeyframeRef> {
  return (await describeReference(ports, episode, keyframeReference(shot, which).id)) as KeyframeRef;
}

interface Described {
  readonly facts: ReferenceFacts;
  readonly files: ReadonlyMap<string, ReferenceFiles>;
  readonly values: ValueFacts;
}

function describeOne({ facts, files, values }: Described, reference: Reference): Ref {
  const { siblings, users, refOverrides: overrides, name } = facts;
  const picks = facts.picks[reference.scope === "shot" ? "shots" : "series"];
  const { takes = new Map(), live, tours = [] } = files.get(reference.id) ?? {};
  const { id, path } = reference;
  const prepared = preparedOnce(values, reference);
  const described: DescribedFacts = {
    ...{ reference, picks, overrides, takes, live, tours, episode: name },
    usedBy: users.get(id) ?? UNUSED,
    builtPrompt: (view) => builtPromptOf(prepared(view)),
    effective: (view) => effectiveOf(prepared(view), reference, view),
    whyNot: whyNot(prepared, reference),
    sharedWith: reference.scope === "shot" ? [] : sharingOf(facts, siblings, path),
    liveOwner: liveOwner(facts, siblings, { id, path, live, picks }),
  };
  const shared = describeShared(described);
  if (reference.scope === "series") return { ...shared, scope: "series", kind: reference.kind } satisfies SeriesRef;
  return describeShotRef({ facts, values }, reference, shared);
}

function describeShotRef(
  { facts, values }: Pick<Described, "facts" | "values">,
  reference: KeyframeReference,
  shared: ReturnType<typeof describeShared>,
): KeyframeRef {
  const { id, shot, which, path } = reference;
  const use = facts.keyframes.get(id);
  const need = use?.need ?? keyframeNeed(null, which, { capabilities: NO_KEYFRAMES });
  return {
    ...shared,
    ...{ scope: "shot", kind: "keyframe", path, shot, which, ...need },
    target: use?.target ?? facts.episode.machineDefault.id,
    edit_refs: editRefs(values, reference),
  };
}

const NO_KEYFRAMES = { keyframes: [], requires_first: false } as unknown as Parameters<
  typeof keyframeNeed
>[2]["capabilities"];

function editRefs(values: ValueFacts, reference: KeyframeReference): KeyframeRef["edit_refs"] {
  const prepared = prepareRef(values, reference, null);
  const built = values.shotOf(reference.shot);
  if (!prepared.ok || !built || prepared.value.target.kind !== "image") return [];
  const given = givenTo(prepared.value.target, standingPictures({ ...values, ...built }));
  if (given.is === "each") return given.pictures.map((picture) => ({ ...picture }));
  const parts = given.parts.map((part) => ({ ...part }));
  return [{ id: null, role: "composite", path: null, name: "composite", kind: "composite", sha1: null, parts }];
}

/** What each view would be made with now, worked out once. */
type Prepared = (view: string | null) => CheckResult<PreparedRef>;

function preparedOnce(values: ValueFacts, reference: Reference): Prepared {
  const known = new Map<string | null, CheckResult<PreparedRef>>();
  return (view) => {
    const found = known.get(view) ?? prepareRef(values, reference, view);
    known.set(view, found);
    return found;
  };
}

/** Why nothing can be made of it by itself, for people; null where it can. */
function whyNot(preparedOf: Prepared, reference: Reference): string | null {
  const prepared = preparedOf(candidateViews(reference).find((view) => reference.views.includes(view ?? "")) ?? null);
  if (!prepared.ok) return prepared.sentence;
  if (prepared.value.facts.built !== null || prepared.value.facts.set.values.prompt !== undefined) return null;
  if (reference.scope === "shot") return `${reference.shot} is not built: build the episode first`;
  return `the series config does not say what ${reference.name} looks like: write it there, or send a prompt`;
}
