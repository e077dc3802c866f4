// What is kept in memory while texts are typed, so that an edit costs what it changes: texts that were read before, and shots that
// were compiled before. Forgetting it changes no answer.
import { parseSeries, type SeriesParse } from "../series/parse-series.ts";
import { splitLines } from "../lib/text-lines.ts";
import { adoptShots } from "../script/adopt-shots.ts";
import { parseLines } from "../script/parse.ts";
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
  tell(script: string, series: string): ToldTexts {
    const config = this.#series.get(series, () => parseSeries(series));
    const both = `${script.length} ${script}${series}`;
    return this.#told.get(both, () => tellParsed(this.#read(script), config, this.#toldShots));
  }

  /** The script's tree. What an edit leaves alone in it is the same value as before, or known as a copy of it. */
  #read(text: string): ScriptParse {
    const before = this.#script;
    if (before?.text === text) return before.parse;
    const lines = splitLines(text);
    const parse = (before && reparseScript(before, lines)) ?? readAnew(lines, before);
    this.#script = { text, lines, parse };
    return parse;
  }

  /** The shots of an episode as they were compiled last. */
  shotsOf(episode: string): KnownShots {
    return this.#shots.get(episode, () => new KnownShots());
  }
}

function readAnew(lines: readonly string[], before: ReadScript | undefined): ScriptParse {
  const parse = parseLines(lines);
  if (before) adoptShots(before, { lines, parse });
  return parse;
}

/** The last few values by key. */
class Recent<T> {
  readonly #kept: number;
  readonly #values = new Map<string, T>();

  constructor(kept: number) {
    this.#kept = kept;
  }

  get(key: string, make: () => T): T {
    const value = this.#values.get(key) ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#kept && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}
