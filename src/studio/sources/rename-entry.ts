// POST /studio/source/rename: another id for a character, a prop or a place, wherever it stands. Candidates and picks are there under the new
// id before a text says it, and stay under the old one: a stop in between loses nothing, and the way back finds all.
import { basename } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { renameEntryRoute } from "../../contracts/routes/sources.ts";
import { diffOf } from "../../core/promote/diff-texts.ts";
import { copyCandidates, countCandidates, type RefIds } from "../../disk/refs/copy-candidates.ts";
import { changePicks } from "../../disk/refs/picks.ts";
import { findSeriesHome, type RefHome } from "../../disk/refs/ref-home.ts";
import { changeRefOverrides, findSeriesRefs } from "../../disk/refs/ref-overrides.ts";
import { saveTogether } from "../../disk/save-authored.ts";
import { readPins, writePin } from "../../disk/shelf/pins.ts";
import { inSlices } from "../../machine/in-slices.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import { planRename, type RenamePlan } from "../shared/texts/plan-rename.ts";

type Ports = BuildPorts & Pick<StudioPorts, "clock">;
type Reply = ReplyOf<typeof renameEntryRoute>;

export async function renameEntry(
  ports: Ports,
  episode: EpisodeContext,
  { block, id: from, to, plan: agreed }: EpisodeInput<typeof renameEntryRoute>,
): Promise<Reply> {
  return ports.locks.hold(`rename:${episode.folder}`, async () => {
    const plan = await planRename(episode, { block, from, to });
    const refs = referencesOf(block, { from, to });
    const counts = plan.episodes.flatMap((ep) => refs.map((ref) => countCandidates(ep, ref.from)));
    const candidates = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    const reply = { files: await filesOf(plan), candidates, plan: plan.hash };
    if (agreed === undefined) return { ...reply, build: null };
    if (agreed !== plan.hash)
      throw new Refusal("conflict", "a text of the show changed meanwhile: nothing was renamed; look at it again");
    await copyReferences(ports, episode, plan, refs);
    await saveTexts(ports, plan);
    const build = await buildTexts(ports, episode.reread());
    for (const ep of plan.episodes) ports.emit({ type: "studio.episode", data: { ep } });
    return { ...reply, build };
  });
}

/** A subject has pictures and a voice. */
function referencesOf(block: "subjects" | "locations", { from, to }: RefIds): readonly RefIds[] {
  const kinds = block === "subjects" ? ["subject", "voice"] : ["location"];
  return kinds.map((kind) => ({ from: `${kind}:${from}`, to: `${kind}:${to}` }));
}

async function filesOf({ edits }: RenamePlan): Promise<Reply["files"]> {
  const files: Reply["files"] = [];
  for (const { ep, before, text, uses } of edits) {
    const diff = await inSlices(diffOf(before.text, text, before.location.name));
    files.push({ episode: basename(ep), path: before.location.name, uses, diff });
  }
  return files;
}

async function copyReferences(
  ports: Ports,
  { roots, folder }: EpisodeContext,
  { edits, episodes }: RenamePlan,
  refs: readonly RefIds[],
): Promise<void> {
  for (const ep of episodes) for (const ref of refs) await copyCandidates(ep, ref);
  const series = edits[0]?.before.location;
  const home = series && (await findSeriesHome(roots, folder, series.folder));
  if (!series || !home) return;
  await changePicks(home, ports.locks, async (picks) => ({
    picks: { ...picks, refs: withNewIds(picks.refs, refs) },
    result: undefined,
  }));
  const overrides = await findSeriesRefs(roots, folder, series);
  if (overrides)
    await changeRefOverrides(overrides, (file) => ({ ...file, refs: withNewIds(file.refs ?? {}, refs) }), ports.locks);
  await copyPins(ports, home, refs);
}

async function copyPins({ locks }: Ports, home: RefHome, refs: readonly RefIds[]): Promise<void> {
  const pins = await readPins(home);
  for (const { from, to } of refs) {
    const pin = pins.refs[from];
    if (pin && !pins.refs[to]) await writePin(home, locks, to, pin);
  }
}

/** The records of the old ids, under the new ones too. */
function withNewIds<Value>(records: Readonly<Record<string, Value>>, refs: readonly RefIds[]): Record<string, Value> {
  const copies = refs.flatMap(({ from, to }) => {
    const record = records[from];
    return record === undefined ? [] : [[to, record] as const];
  });
  return Object.fromEntries([...Object.entries(records), ...copies]);
}

/** Each episode's texts together, the config with those of the episode that was asked about. */
async function saveTexts(ports: Ports, { edits }: RenamePlan): Promise<void> {
  for (const ep of new Set(edits.map((edit) => edit.ep))) {
    const own = edits.filter((edit) => edit.ep === ep);
    const texts = own.map(({ before, text }) => ({ location: before.location, text, baseHash: before.hash }));
    const saved = await saveTogether(ep, texts, ports);
    if (saved.is === "saved") continue;
    const why = saved.is === "changed" ? "changed on disk meanwhile" : `cannot be read (${saved.problem})`;
    throw new Refusal("conflict", `a text of ${basename(ep)} ${why}: it still has the old id, correct it in Write`);
  }
}
