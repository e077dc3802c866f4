// What is kept in memory while texts are typed, so that an edit costs what it changes: texts that were read before, and shots that
// were compiled before. Forgetting it changes no answer.
import { parseSeries, type SeriesParse } from "../series/parse-series.ts";
import { splitLines } from "../script/lines.ts";
import { parseScript } from "../script/parse.ts";
import { reparseScript, type ReadScript } from "../script/reparse.ts";
import type { ScriptParse } from "../script/tree.ts";
import { tellParsed, type ToldTexts } from "../story/tell-texts.ts";
import { ToldShots } from "../story/told-shots.ts";
import { KnownShots } from "./known-shots.ts";

/** Texts and episodes that are typed in at the same time. */
const KEPT = 4;

export class EditMemory {
  readonly #series = new Recent<SeriesParse>(KEPT);
  readonly #told = new Recent<ToldTexts>(KEPT);
  readonly #shots = new Recent<KnownShots>(KEPT);

  readonly #toldShots = new ToldShots();
  #script: ReadScript | undefined;

  /** Both texts read together. A config that is the same text is the same value. */
  tell(script: string, series: string): ToldTexts {
    const config = this.#series.get(series, () => parseSeries(series));
    return this.#told.get(`${script}\u0000${series}`, () => tellParsed(this.#read(script), config, this.#toldShots));
  }

  /** The script's tree, of which an edit inside one shot renews only that shot. */
  #read(text: string): ScriptParse {
    const parse = (this.#script && reparseScript(this.#script, text)) ?? parseScript(text);
    this.#script = { lines: splitLines(text), parse };
    return parse;
  }

  /** The shots of an episode as they were compiled last. */
  shotsOf(episode: string): KnownShots {
    return this.#shots.get(episode, () => new KnownShots());
  }
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
