// Verbs about the cut: which take it plays, notes about shots, the film, and the cut as a file for another program.
import { Type } from "typebox";
import { HANDOFF_NAMES } from "../../contracts/choices.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { ReplyOf } from "../../contracts/route.ts";
import { assembleRoute, pickRoute } from "../../contracts/routes/cut.ts";
import { handoffRoute } from "../../contracts/routes/handoff.ts";
import { addIssueRoute, issuesRoute } from "../../contracts/routes/issues.ts";
import { closed, oneOf } from "../../contracts/schema.ts";
import { dense, pageList, short } from "./small.ts";
import { defineVerb, episode, pageOf, pass, type AgentStudio, type Verb } from "./verb.ts";
import { waitFor } from "./wait.ts";

const pick = defineVerb({
  name: "pick",
  about: "Makes the cut play a take of a shot; null goes back to the latest usable one. A locked shot stays as it is.",
  input: closed({
    ...episode,
    ...pass,
    shot: Type.String({ minLength: 1 }),
    take: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  }),
  changes: true,
  run: async ({ call }, { ep, pass: of = "proxy", shot, take }) => {
    const { cut } = await call(pickRoute, { ep, pass: of, shot, take });
    const entry = cut[of].find((each) => each.shot === shot);
    return { say: { shot, pass: of, plays: entry?.take ?? "the latest usable take" } };
  },
});

const note = defineVerb({
  name: "note",
  about: "Notes something about a shot and its take, for whoever mends it.",
  input: closed({
    ...episode,
    ...pass,
    shot: Type.String({ minLength: 1 }),
    note: Type.String({ minLength: 1, maxLength: 2000 }),
    take: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  changes: true,
  run: async ({ call }, input) => {
    const { id, shot, take } = await call(addIssueRoute, { ...input });
    return { say: { id, shot, take } };
  },
});

const notes = defineVerb({
  name: "notes",
  about: "The notes about an episode's shots; with `open`, those whose shot has not changed since.",
  input: closed({ ...episode, ...pass, open: Type.Optional(Type.Boolean()), ...pageOf }),
  run: async ({ call }, { ep, pass: of, open, ...page }) => {
    const { issues } = await call(issuesRoute, { ep, ...(of && { pass: of }) });
    const rows = issues
      .filter(({ addressed }) => !(open && addressed))
      .map(({ id, shot, pass: where, take, note: text, addressed, line }) =>
        dense({ id, shot, pass: where, take, note: short(text, 500), check_again: addressed || null, line }),
      );
    return { say: pageList(rows, page) };
  },
});

/** Seconds that an answer waits for a film. */
const PATIENCE = 45;

type FilmReply = ReplyOf<typeof assembleRoute>;

const assemble = defineVerb({
  name: "assemble",
  about:
    "Joins the cut into one film. A long one goes on after 45 seconds: call it again with the same input until it says that it is done.",
  input: closed({
    ...episode,
    ...pass,
    whole: Type.Optional(Type.Boolean({ description: "refuse when a shot has no usable take" })),
  }),
  changes: true,
  run: async (studio, { ep, pass: of = "proxy", whole = false }) => {
    const film = await waitFor(filmOf(studio, { ep, pass: of, partial: !whole }), PATIENCE);
    if (film === undefined) return { say: { done: false, next: "the film is being made: call assemble again" } };
    const { ok, output, report, error } = film;
    if (!ok) throw new Refusal("tool-failed", error ?? "the film could not be made");
    return { say: { done: true, ...dense({ output }), report: short(report, 1500) } };
  },
});

/** The film that is being made of these very things, or a new one. */
function filmOf({ call, films }: AgentStudio, body: Readonly<Record<string, unknown>>): Promise<FilmReply> {
  const key = JSON.stringify(body);
  const running = films.get(key) as Promise<FilmReply> | undefined;
  if (running) return running;
  const made = call(assembleRoute, body);
  films.set(key, made);
  const forget = () => films.delete(key);
  made.then(forget, forget);
  return made;
}

const exportCut = defineVerb({
  name: "export",
  about: "The cut as a file for an editor, a player or a spreadsheet, as text; long ones in parts (`from`).",
  input: closed({
    ...episode,
    ...pass,
    format: oneOf(...HANDOFF_NAMES),
    from: Type.Optional(Type.Integer({ minimum: 0, description: "characters to leave away at the beginning" })),
  }),
  run: async ({ call }, { ep, pass: of = "proxy", format, from = 0 }) => {
    const { file, content, notes: said } = await call(handoffRoute, { ep, pass: of, format, as: "json" });
    const part = content.slice(from, from + PART);
    const end = from + part.length;
    const next = end < content.length ? { next: end } : {};
    return {
      say: { file, characters: content.length, ...next, ...dense({ notes: said.slice(0, 20) }), content: part },
    };
  },
});

/** Characters of one answer. */
const PART = 12_000;

export const CUT_VERBS: readonly Verb[] = [pick, note, notes, assemble, exportCut];
