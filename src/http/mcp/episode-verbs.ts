// Verbs that tell where an episode stands: the list of episodes, the status of one, a shot, targets, pictures of takes side by side.
import { Type } from "typebox";
import { Refusal } from "../../contracts/refusal.ts";
import { episodeRoute, episodesRoute, shotRoute } from "../../contracts/routes/episodes.ts";
import type { ShotStatus, TakeSummary } from "../../contracts/replies/episode-status.ts";
import { targetsRoute } from "../../contracts/routes/targets.ts";
import { closed, oneOf } from "../../contracts/schema.ts";
import { dense, pageList, rounded, short } from "./small.ts";
import { defineVerb, episode, pageOf, pass, shots, type AgentStudio, type Verb, type VerbAnswer } from "./verb.ts";

const listEpisodes = defineVerb({
  name: "list_episodes",
  about: "Every episode that the studio may open, with the `ep` by which all other verbs name it.",
  input: closed(pageOf),
  run: async ({ call, page }, input) => {
    const episodes = await call(episodesRoute, {});
    const rows = episodes.map(({ ep, title, series, shots: count, built }) =>
      dense({ ep, title, series, shots: count, built }),
    );
    return { say: { ...pageList(rows, input), ...dense({ page }) } };
  },
});

const status = defineVerb({
  name: "status",
  about:
    "Where an episode stands in a pass: shots in cut order with their takes, what the cut plays, what is missing or out of date.",
  input: closed({ ...episode, ...pass, ...shots, ...pageOf }),
  run: async ({ call }, { ep, pass: of = "proxy", shots: named, ...page }) => {
    const found = await call(episodeRoute, { ep, pass: of });
    const rows = found.shots.filter(({ shot }) => named === undefined || named.includes(shot)).map(shotRow);
    const { title, fps, width, height, target } = found;
    const states = rows.map(({ state = "" }) => state);
    const counts = Object.fromEntries(states.map((state) => [state, states.filter((each) => each === state).length]));
    const seconds = rounded(found.shots.reduce((sum, shot) => sum + shot.seconds, 0));
    return {
      say: { title, pass: of, fps, size: `${width}x${height}`, target, seconds, counts, shots: pageList(rows, page) },
    };
  },
});

function shotRow(shot: ShotStatus) {
  const { cut, takes, seconds, action, missing_refs: missing } = shot;
  const played = takes.find(({ take }) => take === cut.take);
  return dense({
    shot: shot.shot,
    sequence: shot.sequence,
    seconds: rounded(seconds),
    target: shot.target,
    state: stateOf(shot, played),
    plays: cut.take,
    picked: cut.picked || null,
    takes: takes.map(({ take }) => take),
    stale: played?.stale ?? [],
    locked: cut.locked || null,
    missing_refs: missing.map(({ path }) => path),
    action: action === undefined ? null : short(action, 100),
  });
}

function stateOf({ takes, orphan }: ShotStatus, played: TakeSummary | undefined): string {
  if (orphan) return "not in the script";
  if (takes.some(({ status: each }) => each === "queued")) return "queued";
  if (!played) return takes.length === 0 ? "no take" : "no usable take";
  return played.stale.length > 0 ? "stale" : played.status;
}

const readShot = defineVerb({
  name: "read_shot",
  about: "One shot: the prompt that a render would use now, its references, and its takes with notes and seeds.",
  input: closed({ ...episode, ...pass, shot: Type.String({ minLength: 1 }) }),
  run: async ({ call }, { ep, pass: of = "proxy", shot }) => {
    const { effective, refs_used: refs, takes, target } = await call(shotRoute, { ep, pass: of, shot });
    const { prompt, negative, width, height, length, seed, seed_source, steps, model, loras, error, notes } = effective;
    const facts = dense({ error, notes, negative: negative && short(negative, 600), model, steps, loras });
    return {
      say: {
        ...{ shot, pass: of, target, prompt: short([prompt].flat().join("\n\n"), 5000), ...facts },
        ...{ size: `${width}x${height}`, frames: length, seed, seed_source },
        refs: refs.map(({ role, path, exists }) => dense({ role, path, missing: !exists || null })),
        takes: takes.slice(-20).map(takeRow),
        ...(takes.length > 20 && { older_takes: takes.length - 20 }),
      },
    };
  },
});

function takeRow({ take, status: state, seed, stale, note, target, frames, has_video, save_notes: said }: TakeSummary) {
  return dense({
    take,
    state,
    seed,
    stale,
    note: short(note, 200),
    target,
    frames,
    no_film: !has_video || null,
    said: short(said, 300),
  });
}

const targets = defineVerb({
  name: "targets",
  about: "The models that shots can be made with; with `ready`, whether each can render here now.",
  input: closed({
    kind: Type.Optional(oneOf("video", "image", "audio")),
    ready: Type.Optional(Type.Boolean()),
    ...pageOf,
  }),
  run: async ({ call }, { kind = "video", ready, ...page }) => {
    const { targets: all } = await call(targetsRoute, { kind, ...(ready && { ready: "1" }) });
    const rows = all.map(({ id, label, readiness }) =>
      dense({ id, label, status: readiness?.status, why: readiness?.why.slice(0, 2) }),
    );
    return { say: pageList(rows, { count: 60, ...page }) };
  },
});

const WIDTHS = { take: 512, strip: 1024, compared: 512 } as const;

const look = defineVerb({
  name: "look",
  about:
    "A picture out of a take, and a strip of pictures along it, to see what it shows; without `take` the one the cut plays.",
  input: closed({
    ...episode,
    ...pass,
    shot: Type.String({ minLength: 1 }),
    take: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  run: async (studio, { ep, pass: of = "proxy", shot, take }) => {
    const found = await findTake(studio, { ep, pass: of, shot }, take);
    const { thumb, strip } = found;
    const paths = [
      { path: thumb, w: WIDTHS.take },
      { path: strip, w: WIDTHS.strip },
    ];
    return { say: { shot, ...takeRow(found) }, pictures: await picturesOf(studio, ep, paths) };
  },
});

const compare = defineVerb({
  name: "compare",
  about: "Two takes of a shot side by side: a picture of each and what differs in how they were made.",
  input: closed({
    ...episode,
    ...pass,
    shot: Type.String({ minLength: 1 }),
    a: Type.Integer({ minimum: 1 }),
    b: Type.Integer({ minimum: 1 }),
  }),
  run: async (studio, { ep, pass: of = "proxy", shot, a, b }): Promise<VerbAnswer> => {
    const { takes } = await studio.call(shotRoute, { ep, pass: of, shot });
    const pair = [requireTake(takes, shot, a), requireTake(takes, shot, b)];
    const paths = pair.map(({ strip, thumb }) => ({ path: strip ?? thumb, w: WIDTHS.compared }));
    return { say: { shot, a: takeRow(pair[0]!), b: takeRow(pair[1]!) }, pictures: await picturesOf(studio, ep, paths) };
  },
});

interface ShotInput {
  readonly ep: string;
  readonly pass: "proxy" | "final";
  readonly shot: string;
}

async function findTake({ call }: AgentStudio, of: ShotInput, take: number | undefined): Promise<TakeSummary> {
  if (take !== undefined) return requireTake((await call(shotRoute, { ...of })).takes, of.shot, take);
  const found = await call(episodeRoute, { ep: of.ep, pass: of.pass });
  const shot = found.shots.find((each) => each.shot === of.shot);
  if (!shot) throw new Refusal("unknown", `there is no shot ${of.shot} in this pass: status lists them`);
  if (shot.cut.take === null)
    throw new Refusal("unknown", `${of.shot} has no take that the cut could play: render one first`);
  return requireTake(shot.takes, of.shot, shot.cut.take);
}

function requireTake(takes: readonly TakeSummary[], shot: string, take: number): TakeSummary {
  const found = takes.find((each) => each.take === take);
  if (!found)
    throw new Refusal(
      "unknown",
      `${shot} has no take ${take}: it has ${takes.map((each) => each.take).join(", ") || "none"}`,
    );
  return found;
}

async function picturesOf(
  { picture }: AgentStudio,
  ep: string,
  paths: readonly { readonly path: string | null; readonly w: number }[],
) {
  return Promise.all(paths.flatMap(({ path, w }) => (path === null ? [] : [picture({ ep, path, w })])));
}

export const EPISODE_VERBS: readonly Verb[] = [listEpisodes, status, readShot, targets, look, compare];
