// What is overridden of references, sorted: a prompt that is a new design or description, and the reason for everything else.
import type { RefOverride, RefOverridesFile, ViewOverride } from "../../contracts/files/refs.ts";
import type { PromoteSkipped } from "../../contracts/routes/promote.ts";
import { CHARACTER_VIEWS, isCharacterView } from "../refs/ref-names.ts";
import type { Series } from "../series/series.ts";
import type { Candidate, SortedOverrides } from "./candidate.ts";
import { notASentence, sentenceOf, type WrittenPrompt } from "./ref-sentence.ts";
import type { EpisodeRevision } from "./promote-model.ts";

const NEVER: Readonly<Record<string, string>> = {
  seed: "seeds are chosen picture by picture",
  model: "the series config names no model for one reference",
  loras: "the series config names no LoRA for one reference",
  steps: "the series config names no steps for one reference",
  note: "notes are about a picture, not about the series",
  target: "the series config names one image target for all references (refs.target)",
  size: "the series config names no size for one reference",
  cfg: "the series config names no cfg for one reference",
  negative: "the series config has one negative prompt for everything",
  params: "the series config names no sampler for one reference",
};

/** `only`: the keyframes of that shot alone. */
export function sortRefs(
  { series }: EpisodeRevision,
  { refs = {} }: RefOverridesFile,
  only: string | undefined,
): SortedOverrides {
  const requested = Object.entries(refs).filter(([ref]) => only === undefined || ref.startsWith(`shot:${only}:`));
  const candidates: Candidate[] = [];
  const left: PromoteSkipped[] = [];
  for (const [ref, block] of requested) {
    const { candidate, reason } = sortPrompt(series, ref, block);
    if (candidate) candidates.push(candidate);
    const stays = promptsOf(block).filter(({ view }) => !candidate || (view !== undefined && !isCharacterView(view)));
    left.push(...stays.map((at) => ({ scope: "ref" as const, ref, ...at, field: "prompt", reason })));
    left.push(...leaveOthers(ref, block));
  }
  return { candidates, left };
}

interface SortedPrompt {
  readonly candidate?: Candidate;
  /** Why a prompt stays. */
  readonly reason: string;
}

function sortPrompt(series: Series, ref: string, block: RefOverride): SortedPrompt {
  const found = sentenceOf(series, ref);
  if (!found.ok) return found;
  const written = found.isCharacter
    ? CHARACTER_VIEWS.map((view) => writtenFor(block, view))
    : [writtenFor(block, undefined)];
  const [first] = written;
  if (!first || written.some((each) => each?.prompt !== first.prompt)) {
    const reason = "the four views do not have the same: a design is for all of them";
    return { reason: found.isCharacter ? reason : ONE_VIEW };
  }
  const reasons = written.flatMap((each) => (each ? [notASentence(each, found.sentence, series.look)] : []));
  const reason = reasons.find((each) => each !== undefined);
  if (reason !== undefined) return { reason };
  return { candidate: { scope: "ref", ref, field: "prompt", value: first.prompt }, reason: ONE_VIEW };
}

const ONE_VIEW = "it is for one view only";

/** A view without a prompt of its own has the character's. */
function writtenFor(block: RefOverride, view: string | undefined): WrittenPrompt | undefined {
  const own = view === undefined ? undefined : block.views?.[view];
  const from = hasPrompt(own) ? own : block;
  return hasPrompt(from) ? { prompt: from.prompt.trim(), baseHash: from.base_hash } : undefined;
}

function promptsOf({ views = {}, ...own }: RefOverride): { view?: string }[] {
  const inViews = Object.keys(views).flatMap((view) => (hasPrompt(views[view]) ? [{ view }] : []));
  return [...(hasPrompt(own) ? [{}] : []), ...inViews];
}

function leaveOthers(ref: string, { views = {}, ...own }: RefOverride): PromoteSkipped[] {
  const blocks = [
    { at: {}, current: own as ViewOverride },
    ...Object.entries(views).map(([view, current]) => ({ at: { view }, current })),
  ];
  return blocks.flatMap(({ at, current }) =>
    Object.keys(current).flatMap((field) => {
      const reason = Object.hasOwn(NEVER, field) ? NEVER[field] : undefined;
      return reason === undefined ? [] : [{ scope: "ref" as const, ref, ...at, field, reason }];
    }),
  );
}

function hasPrompt<T extends ViewOverride>(current: T | undefined): current is T & { prompt: string } {
  return current?.prompt !== undefined && current.prompt.trim() !== "";
}
