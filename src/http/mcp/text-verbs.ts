// Verbs about the two texts that people write: read, write over a known version, check, see what an edit does, build.
import { Type } from "typebox";
import { Refusal } from "../../contracts/refusal.ts";
import { buildRoute } from "../../contracts/routes/episodes.ts";
import { checkSourceRoute, impactRoute, saveSourceRoute } from "../../contracts/routes/sources.ts";
import type { Problem } from "../../contracts/schema.ts";
import { closed, oneOf } from "../../contracts/schema.ts";
import { dense, pageList, rounded, short } from "./small.ts";
import { editedText, editInput, readText } from "./texts.ts";
import { defineVerb, episode, pageOf, pass, type Verb } from "./verb.ts";

const LINES = 300;

const readSource = defineVerb({
  name: "read_source",
  about:
    "The script (or the series config) as text with line numbers, and its base_hash, which write_source needs. With `shot` only that shot's lines.",
  input: closed({
    ...episode,
    file: Type.Optional(oneOf("script", "series")),
    shot: Type.Optional(Type.String({ minLength: 1 })),
    line: Type.Optional(Type.Integer({ minimum: 1, description: "first line" })),
    lines: Type.Optional(Type.Integer({ minimum: 1, maximum: LINES })),
  }),
  run: async (studio, { ep, file = "script", shot, line = 1, lines = LINES }) => {
    const source = await readText(studio, ep, file);
    const all = source.text.split("\n");
    const place = source.shots.find(({ id }) => id === shot);
    if (shot !== undefined && !place) throw new Refusal("unknown", `there is no shot ${shot} in the ${file}`);
    const [first, last] = place ? [place.line, place.end_line] : [line, Math.min(all.length, line + lines - 1)];
    const shown = all.slice(first - 1, last).map((text, at) => `${first + at}: ${text}`);
    const next = last < all.length && !place ? { next_line: last + 1 } : {};
    return { say: { file, base_hash: source.hash, lines: all.length, ...next, text: short(shown.join("\n"), 18_000) } };
  },
});

const writeSource = defineVerb({
  name: "write_source",
  about:
    "Saves an edit of the script or series config over the version that base_hash names, keeps the old one, and builds. Give edits, or the whole text.",
  input: closed({ ...episode, ...editInput, base_hash: Type.String({ minLength: 1 }) }),
  changes: true,
  run: async (studio, input) => {
    const { ep, file = "script", base_hash } = input;
    if (input.text === undefined && input.edits === undefined)
      throw new Refusal("bad-input", "give edits, or the whole text");
    const text = await editedText(studio, input);
    const saved = await studio.call(saveSourceRoute, { ep, file, text, base_hash });
    const { ok, problems: errors, warnings } = saved.check;
    const build = saved.build === null ? {} : { built: saved.build.ok, ...dense({ build_error: saved.build.error }) };
    return { say: { base_hash: saved.hash, ok, ...problemsOf(errors, warnings), ...build } };
  },
});

const check = defineVerb({
  name: "check",
  about: "Errors and warnings of the text on the disk, or of an edit of it that is not saved.",
  input: closed({ ...episode, ...editInput }),
  run: async (studio, input) => {
    const { ep, file = "script" } = input;
    const found = await studio.call(checkSourceRoute, { ep, file, text: await editedText(studio, input) });
    return { say: { ok: found.ok, ...problemsOf(found.problems, found.warnings), shots: found.shots.length } };
  },
});

const impact = defineVerb({
  name: "impact",
  about: "What an edit would do before it is saved: shots that change, takes that go out of date, seconds added.",
  input: closed({ ...episode, ...pass, ...editInput, ...pageOf }),
  run: async (studio, input) => {
    const { ep, pass: of = "proxy", file = "script", from, count } = input;
    const found = await studio.call(impactRoute, { ep, pass: of, file, text: await editedText(studio, input) });
    const { shots, ok, error, ...sums } = found;
    const changed = shots.filter(({ change }) => change !== "unchanged");
    const rows = changed.map(({ shot, change, fields, stale, seconds_before, seconds_after }) =>
      dense({ shot, change, fields, stale_takes: stale.map(({ take }) => take), seconds_before, seconds_after }),
    );
    const page = pageList(rows, { ...(from !== undefined && { from }), ...(count !== undefined && { count }) });
    return { say: { ok, ...dense({ error: error && problemLine(error) }), ...roundedAll(sums), shots: page } };
  },
});

const build = defineVerb({
  name: "build",
  about: "Builds the shot lists of both passes from the texts on the disk; renders need a built pass.",
  input: closed(episode),
  changes: true,
  run: async ({ call }, { ep }) => {
    const { ok, error, passes } = await call(buildRoute, { ep });
    const reports = Object.entries(passes).map(([name, report]) => [name, short(report?.report ?? "", 1500)] as const);
    return { say: { ok, ...dense({ error }), reports: dense(Object.fromEntries(reports)) } };
  },
});

const MOST_LINES = 15;

function problemsOf(errors: readonly Problem[], warnings: readonly Problem[]) {
  const lines = (problems: readonly Problem[], word: string) => {
    const more = problems.length - MOST_LINES;
    return [...problems.slice(0, MOST_LINES).map(problemLine), ...(more > 0 ? [`and ${more} more ${word}`] : [])];
  };
  return dense({ errors: lines(errors, "errors"), warnings: lines(warnings, "warnings") });
}

function problemLine({ file, line, message, id }: Problem): string {
  return `${file}${line === null ? "" : ` ${line}`}: ${message}${id === undefined ? "" : ` [${id}]`}`;
}

function roundedAll(sums: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(sums).map(([name, value]) => [name, typeof value === "number" ? rounded(value) : value]),
  );
}

export const TEXT_VERBS: readonly Verb[] = [readSource, writeSource, check, impact, build];
