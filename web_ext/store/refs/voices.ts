// The sounds of a voice as the References workspace plays them: which one is heard, where in it, how it is trimmed, and hearing one after another.
// What really sounds is the panel's; it follows these and reports how far it is.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Ref, RefTakeEntry } from "../../../src/contracts/replies/ref.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import { refTopic } from "./ref-asks.ts";
import { createStretches, type Stretches } from "./voice-stretches.ts";

/** A take of a shot, whose sound has a line of the character. */
export interface LineSource {
  readonly shot: string;
  readonly take: number;
  readonly pass: Pass;
  /** Of its video, relative to the episode. */
  readonly path: string;
}

/** A sound of a voice: its live sample, a candidate, or the sound of a take that a line is cut from. */
export interface VoiceClip {
  /** Its path, and what else stood there before. */
  readonly key: string;
  /** Null for the live sample, and for a take of a shot. */
  readonly take: RefTakeEntry | null;
  readonly from?: LineSource;
  readonly name: string;
  readonly path: string;
}

export interface Voices extends Stretches {
  /** Those of the chosen reference, the live sample first, what a line is cut from last; none where it is no voice. */
  readonly clips: ReadonlySignal<readonly VoiceClip[]>;
  /** The one that keys act on. */
  readonly chosen: ReadonlySignal<VoiceClip | undefined>;
  readonly isPlaying: ReadonlySignal<boolean>;
  /** They are heard one after another. */
  readonly isAudition: ReadonlySignal<boolean>;
  /** Seconds into the chosen one. */
  readonly at: ReadonlySignal<number>;
  readonly choose: (clip: VoiceClip) => void;
  readonly toggle: () => void;
  readonly stop: () => void;
  /** Each from its start, beginning with the first; or no longer. */
  readonly audition: () => void;
  /** To the one that was chosen before, at the same place. */
  readonly swap: () => void;
  readonly seek: (seconds: number) => void;
  /** The panel says how far it has come. */
  readonly reached: (seconds: number) => void;
  readonly trimHere: (edge: "start" | "end") => void;
  /** Lists the sound of a take with the voice's own, to cut a line from; undefined takes it away. */
  readonly borrow: (from: LineSource | undefined) => void;
  /** The stretch of the chosen one becomes a candidate. */
  readonly save: () => Promise<void>;
}

interface VoicePorts {
  readonly ask: Ask;
  readonly notices: Pick<Notices, "settle">;
  readonly ep: () => string;
  readonly selected: ReadonlySignal<Ref | undefined>;
  /** Number of the chosen candidate; undefined for the live sample. */
  readonly candidate: Signal<number | undefined>;
  readonly changed: () => void;
}

/** Nearer to the end than this, seconds, it begins anew. */
const HAIR = 0.02;

export function createVoices(ports: VoicePorts): Voices {
  const { selected, candidate } = ports;
  const borrowed = signal<Borrowed | undefined>(undefined);
  const isOnBorrowed = signal(false);
  const clips = computed(() => [...clipsOf(selected.value), ...borrowedBy(selected.value, borrowed.value)]);
  const chosen = computed(() => chosenOf(clips.value, isOnBorrowed.value ? "borrowed" : candidate.value));
  const stretches = createStretches();
  const state = { isPlaying: signal(false), isAudition: signal(false), at: signal(0) };
  const before = signal<string | undefined>(undefined);
  const go: Go = (clip, at) => {
    const last = chosen.peek();
    if (last && last.key !== clip.key) before.value = last.key;
    isOnBorrowed.value = clip.from !== undefined;
    candidate.value = clip.take?.take;
    state.at.value = at;
  };
  const startOf = (clip: VoiceClip) => stretches.stretchOf(clip.key).start;
  return {
    ...stretches,
    ...state,
    ...{ clips, chosen },
    ...createTransport({ clips, chosen, stretches, state, go, startOf }),
    choose: (clip) => {
      if (clip.key !== chosen.peek()?.key) go(clip, startOf(clip));
    },
    swap: () => {
      const others = clips.peek().filter(({ key }) => key !== chosen.peek()?.key);
      const other = others.find(({ key }) => key === before.peek()) ?? others[0];
      if (other) go(other, Math.min(state.at.peek(), stretches.stretchOf(other.key).end));
    },
    seek: (seconds) => (state.at.value = Math.max(0, seconds)),
    trimHere: (edge) => {
      const clip = chosen.peek();
      if (clip) stretches.trim(clip.key, { [edge]: state.at.peek() });
    },
    borrow: (from) => {
      const ref = selected.peek()?.id ?? "";
      borrowed.value = from && { ref, clip: clipOf(from) };
      isOnBorrowed.value = false;
      if (from) go(clipOf(from), startOf(clipOf(from)));
    },
    save: () => saveStretch(ports, stretches, chosen.peek()),
  };
}

type Go = (clip: VoiceClip, at: number) => void;

interface TransportParts {
  readonly clips: ReadonlySignal<readonly VoiceClip[]>;
  readonly chosen: ReadonlySignal<VoiceClip | undefined>;
  readonly stretches: Stretches;
  readonly state: { readonly [name in "isPlaying" | "isAudition"]: Signal<boolean> } & { readonly at: Signal<number> };
  readonly go: Go;
  readonly startOf: (clip: VoiceClip) => number;
}

/** What begins and ends the sound. */
function createTransport(on: TransportParts): Pick<Voices, "toggle" | "stop" | "audition" | "reached"> {
  const { clips, chosen, stretches, state, go, startOf } = on;
  const stop = () => {
    state.isPlaying.value = false;
    state.isAudition.value = false;
  };
  const ended = (clip: VoiceClip) => {
    const next = state.isAudition.peek() ? clips.peek()[indexOf(clips.peek(), clip) + 1] : undefined;
    if (next) return go(next, startOf(next));
    stop();
    state.at.value = startOf(clip);
  };
  return {
    stop,
    toggle: () => {
      const clip = chosen.peek();
      if (state.isPlaying.peek() || !clip) return stop();
      const { start, end } = stretches.stretchOf(clip.key);
      if (state.at.peek() < start || state.at.peek() > end - HAIR) state.at.value = start;
      state.isPlaying.value = true;
    },
    audition: () => {
      const [first] = clips.peek();
      if (state.isAudition.peek() || !first) return stop();
      go(first, startOf(first));
      state.isAudition.value = true;
      state.isPlaying.value = true;
    },
    reached: (seconds) => {
      const clip = chosen.peek();
      if (!clip || !state.isPlaying.peek()) return;
      const { end } = stretches.stretchOf(clip.key);
      if (seconds >= end - HAIR) ended(clip);
      else state.at.value = seconds;
    },
  };
}

async function saveStretch(
  { ask, notices, ep, selected, changed }: VoicePorts,
  stretches: Stretches,
  clip: VoiceClip | undefined,
): Promise<void> {
  const ref = selected.peek()?.id ?? "";
  if (!clip || stretches.lengthOf(clip.key) === undefined) return;
  if (!clip.from && !stretches.isTrimmed(clip.key)) return;
  const { start, end } = stretches.stretchOf(clip.key);
  const whose = { ep: ep(), ref, start, end };
  const made = clip.from
    ? await ask("voiceFromTake", { ...whose, shot: clip.from.shot, take: clip.from.take, pass: clip.from.pass })
    : await ask("trimVoice", { ...whose, take: clip.take?.take ?? null });
  if (!notices.settle(refTopic(ref), made)) return;
  stretches.untrim(clip.key);
  changed();
}

/** The live sample, then every finished candidate. */
function clipsOf(ref: Ref | undefined): VoiceClip[] {
  if (ref?.kind !== "voice") return [];
  const takes = ref.takes.flatMap((take) =>
    take.usable && take.audio !== null
      ? [{ key: take.audio, take, name: `Candidate ${take.take}`, path: take.audio }]
      : [],
  );
  if (!ref.exists || ref.path === null) return takes;
  return [{ key: `${ref.path} ${ref.sha1 ?? ""}`, take: null, name: "Live sample", path: ref.path }, ...takes];
}

interface Borrowed {
  readonly ref: string;
  readonly clip: VoiceClip;
}

function clipOf(from: LineSource): VoiceClip {
  return { key: from.path, take: null, from, name: `${from.shot} take ${from.take}`, path: from.path };
}

function borrowedBy(ref: Ref | undefined, borrowed: Borrowed | undefined): VoiceClip[] {
  return borrowed && borrowed.ref === ref?.id ? [borrowed.clip] : [];
}

function chosenOf(clips: readonly VoiceClip[], candidate: number | "borrowed" | undefined): VoiceClip | undefined {
  if (candidate === "borrowed") return clips.find(({ from }) => from) ?? clips[0];
  return clips.find(({ take }) => take?.take === candidate) ?? clips[0];
}

function indexOf(clips: readonly VoiceClip[], { key }: VoiceClip): number {
  return clips.findIndex((clip) => clip.key === key);
}
