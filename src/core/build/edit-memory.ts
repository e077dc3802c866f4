// What is kept in memory while texts are typed, so that an edit costs what it changes: texts that were read before, and shots that
// were compiled before. Forgetting it changes no answer.
import { seriesSteps, type SeriesParse } from "../series/parse-series.ts";
import type { Steps } from "../lib/steps.ts";
import { splitLines } from "../lib/text-lines.ts";
import { adoptShots } from "../script/adopt-shots.ts";
import { parseSteps } from "../script/parse.ts";
import { reparseScript, type ReadScript } from "../script/reparse.ts";
import type { ScriptParse } from "../script/tree.ts";
import { tellParsed, type ToldTexts } from "../story/tell-texts.ts";
import { ToldShots } from "../story/told-shots.ts";
import { KnownShots } from "./known-shots.ts";

/** Configs, pairs of texts, and episodes that are typed in at the same time. Of scripts the last one is kept: another is read whole. */
const KEPT = 4;

export class EditMemory {
  readonly #series = new Recent<SeriesParse>(KEPT);
  readonly #told = new Recent<ToldTexts>(KEPT);
  readonly #shots = new Recent<KnownShots>(KEPT);
  readonly #toldShots = new ToldShots();
  #script: (ReadScript & { readonly text: string }) | undefined;

  /** Both texts read together. A config that is the same text is the same value. */
  *tell(script: string, series: string): Steps<ToldTexts> {
    const both = `${script.length} ${script}${series}`;
    const before = this.#told.find(both);
    if (before) return before;
    const config = this.#series.find(series) ?? this.#series.keep(series, yield* seriesSteps(series));
    const told = yield* tellParsed(yield* this.#read(script), config, this.#toldShots);
    return this.#told.keep(both, told);
  }

  /** The script's tree. What an edit leaves alone in it is the same value as before, or known as a copy of it. */
  *#read(text: string): Steps<ScriptParse> {
    const before = this.#script;
    if (before?.text === text) return before.parse;
    const lines = splitLines(text);
    yield;
    const parse = (before && reparseScript(before, lines)) ?? (yield* readAnew(lines, before));
    this.#script = { text, lines, parse };
    return parse;
  }

  /** The shots of an episode as they were compiled last. */
  shotsOf(episode: string): KnownShots {
    return this.#shots.find(episode) ?? this.#shots.keep(episode, new KnownShots());
  }
}

function* readAnew(lines: readonly string[], before: ReadScript | undefined): Steps<ScriptParse> {
  const parse = yield* parseSteps(lines);
  if (before) yield* adoptShots(before, { lines, parse });
  return parse;
}

/** The last few values by key. */
class Recent<T> {
  readonly #kept: number;
  readonly #values = new Map<string, T>();

  constructor(kept: number) {
    this.#kept = kept;
  }

  find(key: string): T | undefined {
    const value = this.#values.get(key);
    return value === undefined ? undefined : this.keep(key, value);
  }

  keep(key: string, value: T): T {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#kept && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
