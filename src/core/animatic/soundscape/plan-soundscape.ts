// What a drawn shot sounds like besides its lines: the tone of its place, its weather, the effects of its `sound:` line and of its action, and its music.
// A table of words decides, and every cue says which words led to it; what no table knows makes no sound.
import { ACTION_SOUNDS } from "./action-sounds.ts";
import { EFFECTS, type EffectName } from "./effects.ts";
import { planMusic, type MusicPlan } from "./plan-music.ts";
import type { PlaceScene } from "../place/place-scene.ts";
import { QUIET, toneOf, type RoomSize, type RoomTone } from "./room-tones.ts";
import { clausesOf, type SoundClause } from "./sound-clause.ts";
import { wholeWords, type WholeWords } from "./whole-words.ts";

export interface SoundCue {
  readonly effect: EffectName;
  /** Seconds from the shot's first frame. */
  readonly start: number;
  readonly length: number;
  /** Mean of a bed, peak of a hit: dB below full scale. */
  readonly level: number;
  readonly isDistant: boolean;
  readonly shape: SoundClause["shape"];
  /** The words that led to it. */
  readonly why: string;
}

export interface Soundscape {
  readonly tone: string;
  readonly size: RoomSize;
  readonly cues: readonly SoundCue[];
  readonly music: MusicPlan | null;
  /** What is asked for and cannot be made, in sentences. */
  readonly notes: readonly string[];
}

export interface SoundSources {
  /** As it is drawn. */
  readonly scene: Pick<PlaceScene, "kind" | "things" | "hour">;
  /** Its id and its description. */
  readonly place: string;
  /** Of the place, in a hint's words, or "". */
  readonly weather: string;
  readonly action: string;
  readonly sound: string | null;
  readonly music: string | null;
  readonly seconds: number;
}

const FORBID_ALL = "all";

export function planSoundscape(words: SoundSources): Soundscape {
  const clauses = words.sound === null ? [] : clausesOf(words.sound);
  const said = cuesOfLine(clauses, words.seconds);
  const tone = toneOf(words.scene);
  const silent = clauses[0]?.isSilence === true;
  const forbidden = new Set<string>(clauses.flatMap((clause) => clause.forbidden));
  if (silent) forbidden.add(FORBID_ALL);
  const cues: SoundCue[] = [...said.cues];
  const add = (more: readonly SoundCue[]) => {
    const planned = new Set<string>(cues.map(({ effect }) => effect));
    for (const cue of more) if (!planned.has(cue.effect) && !forbidden.has(cue.effect) && !silent) cues.push(cue);
  };
  add(cuesOfAction({ ...words, seconds: said.quietFrom }, said.cues));
  add(cuesOfWeather(words, tone, cues));
  add(cuesOfTone(words, tone).map((cue) => ({ ...cue, length: Math.min(cue.length, said.quietFrom) })));
  return {
    tone: tone.name,
    size: tone.size,
    cues: cues.filter(({ length }) => length > 0.05),
    music: planMusic(words.music),
    notes: said.notes,
  };
}

const ACTION_PATTERNS = ACTION_SOUNDS.map(([effect, words]) => [effect, wholeWords(words)] as const);

interface SaidCues {
  readonly cues: readonly SoundCue[];
  /** The room is silent from here on, seconds. */
  readonly quietFrom: number;
  readonly notes: readonly string[];
}

/** Hits and what comes "then" take their moments in the order of the line, evenly over the shot; beds last. */
function cuesOfLine(clauses: readonly SoundClause[], seconds: number): SaidCues {
  const lead = Math.min(0.6, seconds * 0.1);
  const moments = clauses.filter(isMoment).length;
  const step = Math.max(0, seconds - lead - Math.min(1, seconds * 0.15)) / Math.max(1, moments);
  let said: SaidCues = { cues: [], quietFrom: seconds, notes: [] };
  let moment = 0;
  for (const [at, clause] of clauses.entries()) {
    const isAtMoment = isMoment(clause, at);
    const start = !isAtMoment ? 0 : clause.isLast ? Math.max(lead, seconds - 1.6) : lead + step * moment;
    if (isAtMoment) moment++;
    said = withClause(said, clause, { at, start, seconds });
  }
  return said;
}

/** Whether a clause happens at a moment of its own. */
function isMoment(clause: SoundClause, at: number): boolean {
  if (at > 0 && (clause.isNext || clause.isSilence || clause.stops)) return true;
  return clause.effects.some(({ effect }) => EFFECTS[effect].kind === "hit");
}

interface Moment {
  /** Number of the clause. */
  readonly at: number;
  /** Seconds. */
  readonly start: number;
  readonly seconds: number;
}

function withClause(said: SaidCues, clause: SoundClause, { at, start, seconds }: Moment): SaidCues {
  const { cues, notes } = said;
  if (clause.isSilence && at > 0) return { notes, quietFrom: start, cues: cues.map((cue) => endedAt(cue, start)) };
  if (clause.stops) return { ...said, cues: stopped(cues, clause, start || seconds * 0.6) };
  const unknown = `no temp sound is known for "${clause.text.slice(0, 60)}", so it is not heard`;
  return {
    ...said,
    cues: [...cues, ...cuesOf(clause, start, seconds)],
    notes: isUnknown(clause) ? [...notes, unknown] : notes,
  };
}

/** What the clause names ends there, whether it was named before or not. */
function stopped(cues: readonly SoundCue[], clause: SoundClause, end: number): readonly SoundCue[] {
  const names = new Set(clause.effects.map(({ effect }) => effect));
  const known = new Set(cues.map(({ effect }) => effect));
  const unsaid = clause.effects.filter(({ effect }) => !known.has(effect));
  return [
    ...cues.map((cue) => (names.has(cue.effect) ? endedAt(cue, end) : cue)),
    ...cuesOf({ ...clause, effects: unsaid }, 0, end),
  ];
}

const FILLER = wholeWords(
  "room tone|natural quiet|quiet|ambience|ambient|atmosphere|silence|silent|nothing|pause|beat|moment",
);

function isUnknown({ effects, forbidden, isSilence, text }: SoundClause): boolean {
  return effects.length === 0 && forbidden.length === 0 && !isSilence && /\p{L}{3}/u.test(text) && !FILLER.areIn(text);
}

function endedAt(cue: SoundCue, end: number): SoundCue {
  return { ...cue, length: Math.max(0, Math.min(cue.length, end - cue.start)) };
}

/** A clause's effects from a time on; beds of a clause without "then" lie under the whole shot. */
function cuesOf(clause: SoundClause, start: number, end: number): readonly SoundCue[] {
  const { isDistant, gain, shape, isNext } = clause;
  return clause.effects.flatMap(({ effect, because, times }): readonly SoundCue[] => {
    const facts = EFFECTS[effect];
    const common = { effect, isDistant, shape, level: facts.level + gain, why: because };
    if (facts.kind === "bed") {
      const from = isNext ? start : 0;
      return [{ ...common, start: from, length: end - from }];
    }
    const gap = facts.gap ?? 1;
    return Array.from({ length: times }, (_, at) => {
      const from = start + at * gap;
      return { ...common, start: from, length: Math.min(facts.seconds ?? 1, end - from) };
    });
  });
}

/** Where something near is heard already, its like from the action would be a second one. */
const ALIKE: readonly (readonly EffectName[])[] = [
  ["slam", "door closes", "door opens", "creak", "knock"],
  ["running", "steps", "horse"],
  ["splash", "pour", "stream"],
  ["phone", "vibrate", "doorbell", "bell"],
];

function cuesOfAction({ action, seconds }: SoundSources, planned: readonly SoundCue[]): readonly SoundCue[] {
  const known = new Set(planned.map(({ effect }) => effect));
  const cues: SoundCue[] = [];
  for (const [effect, pattern] of ACTION_PATTERNS) {
    const match = pattern.firstIn(action);
    if (!match || isDenied(action, match.index) || !isShod(effect, action, match.index)) continue;
    const alike = ALIKE.find((list) => list.includes(effect)) ?? [effect];
    if (alike.some((other) => known.has(other))) continue;
    known.add(effect);
    const facts = EFFECTS[effect];
    const share = match.index / Math.max(1, action.length);
    const start = facts.kind === "bed" ? 0 : Math.min(0.3, seconds * 0.1) + share * seconds * 0.7;
    const length = facts.kind === "bed" ? seconds : Math.min(facts.seconds ?? 1, seconds - start);
    cues.push({ effect, start, length, level: facts.level - 4, isDistant: false, shape: "steady", why: match.words });
  }
  return cues;
}

/** Animals do not walk in shoes. */
const ANIMAL = wholeWords(
  "wolf|dog|cat|fox|bear|horse|deer|cow|mouse|rabbit|bird|owl|lion|tiger|insect|spider|dragon|fish|whale|robot|ghost|hound|crow|animal|creature",
);

function isShod(effect: EffectName, action: string, at: number): boolean {
  const before = action.slice(0, at).split(/[.;,]/u).at(-1) ?? "";
  return (effect !== "steps" && effect !== "running") || !ANIMAL.areIn(before);
}

/** "Nobody knocks", "without running", "about to shoot". */
function isDenied(text: string, at: number): boolean {
  return /(?:\b(?:no|not|nobody|never|without|n't|almost|nearly|about to|wants to|tries to|could|would|if|refuses to)\b[^.,;]{0,24})$/i.test(
    text.slice(0, at),
  );
}

const WEATHER: readonly (readonly [pattern: WholeWords, effects: readonly EffectName[]])[] = [
  [wholeWords("thunderstorm|thunder|lightning"), ["rain", "wind", "thunder"]],
  [wholeWords("rainstorm|rain|raining|rainy|downpour|drizzle|drizzling|wet night"), ["rain"]],
  [wholeWords("storm|stormy|hurricane|blizzard|snowstorm|sandstorm|gale"), ["wind"]],
  [wholeWords("windy|wind|gusts?|windswept"), ["wind"]],
];

function cuesOfWeather(
  { place, weather, action, seconds }: SoundSources,
  tone: RoomTone,
  planned: readonly SoundCue[],
): readonly SoundCue[] {
  const text = `${weather}. ${place}. ${action}`;
  const effects = new Map<EffectName, string>();
  for (const [pattern, named] of WEATHER) {
    const match = pattern.firstIn(text);
    if (!match || isDenied(text, match.index) || /\bafter (?:the |a )?$/i.test(text.slice(0, match.index))) continue;
    for (const effect of named) effects.set(effect, match.words);
  }
  const inside = tone.size !== "outside";
  if (tone.name === "underwater" || tone.name === "space" || tone.name === "spaceship") return [];
  if (planned.some(({ effect }) => effect === "rain" || effect === "rain inside")) effects.delete("rain");
  return [...effects].map(([effect, why]): SoundCue => {
    const playedAs = effect === "rain" && inside ? "rain inside" : effect;
    const facts = EFFECTS[playedAs];
    const start = facts.kind === "hit" ? seconds * 0.3 : 0;
    const length = Math.min(facts.kind === "hit" ? (facts.seconds ?? 1) : seconds, seconds - start);
    const level = facts.level - (inside ? 6 : 2) - (facts.kind === "hit" ? 6 : 0);
    return { effect: playedAs, start, length, level, isDistant: inside, shape: "steady", why };
  });
}

function cuesOfTone({ scene: { hour }, seconds }: SoundSources, tone: RoomTone): readonly SoundCue[] {
  const isNight = hour === "night" || hour === "dusk" || hour === "blue";
  const layers = [...tone.layers, ...((isNight ? tone.night : tone.day) ?? [])];
  const name = tone === QUIET ? "a place of no known kind" : `the place: ${tone.name}`;
  return layers.map(([effect, level]) => {
    const facts = EFFECTS[effect];
    const start = facts.kind === "hit" ? seconds * 0.45 : 0;
    const length = facts.kind === "hit" ? Math.min(facts.seconds ?? 1, seconds - start) : seconds;
    return { effect, start, length, level, isDistant: facts.kind === "hit", shape: "steady", why: name };
  });
}
