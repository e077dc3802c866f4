// What is kept in memory while texts are typed, so that an edit costs what it changes: texts that were read before, and shots that
// were compiled before. Forgetting it changes no answer.
import { seriesSteps, type SeriesParse } from "../series/parse-series.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import { splitLines } from "../lib/text-lines.ts";
import { parseSteps } from "../script/parse.ts";
import { reparseScript, type ParsedScript, matchShots } from "../script/reparse.ts";
import type { ScriptParse } from "../script/tree.ts";
import { analyzeParsed } from "../analyze/analyze-texts.ts";
import { BoundShots } from "../story/bound-shots.ts";
import type { EditSession } from "./build-model.ts";
import { CompiledShotCache } from "./compiled-shot-cache.ts";
import type { AnalyzedTexts } from "../analyze/analyzed-texts.ts";

/** Configs, pairs of texts, and episodes that are typed in at the same time. Of scripts the last one is kept: another is read whole. */
const CAPACITY = 4;

export class EditCache implements EditSession {
  readonly #series = new RecentValues<SeriesParse>(CAPACITY);
  readonly #analyzed = new RecentValues<AnalyzedTexts>(CAPACITY);
  readonly #shots = new RecentValues<CompiledShotCache>(CAPACITY);
  readonly #boundShots = new BoundShots();
  #script: (ParsedScript & { readonly text: string }) | undefined;

  /** Both texts read together. A config that is the same text is the same value. */
  *analyze(script: string, series: string): Steps<AnalyzedTexts> {
    const both = `${script.length} ${script}${series}`;
    const before = this.#analyzed.find(both);
    if (before) return before;
    const config = this.#series.find(series) ?? this.#series.keep(series, yield* seriesSteps(series));
    const analyzed = yield* analyzeParsed(yield* this.#read(script), config, this.#boundShots);
    return this.#analyzed.keep(both, analyzed);
  }

  /** The script's tree. What an edit leaves alone in it is the same value as before, or known as a copy of it. */
  *#read(text: string): Steps<ScriptParse> {
    const before = this.#script;
    if (before?.text === text) return before.parse;
    const lines = splitLines(text);
    yield;
    const parse = (before && reparseScript(before, lines)) ?? (yield* parseWhole(lines, before));
    this.#script = { text, lines, parse };
    return parse;
  }

  /** The shots of an episode as they were compiled last. */
  shotsOf(episode: string): CompiledShotCache {
    return this.#shots.find(episode) ?? this.#shots.keep(episode, new CompiledShotCache());
  }
}

function* parseWhole(lines: readonly string[], before: ParsedScript | undefined): Steps<ScriptParse> {
  const parse = yield* parseSteps(lines);
  if (before) yield* matchShots(before, { lines, parse });
  return parse;
}

/** The last few values by key. */
class RecentValues<T> {
  readonly #kept: number;
  readonly #values = new Map<string, T>();

  constructor(capacity: number) {
    this.#kept = capacity;
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
