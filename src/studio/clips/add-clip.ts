// POST /studio/clips/add: a clip in one sentence is written behind the others, and both passes are built.
import type { Problem } from "../../contracts/schema.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { addClipRoute } from "../../contracts/routes/clips/projects.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { addClip as planClip } from "../../core/clips/add-clip.ts";
import { oneLine } from "../../core/lib/one-line.ts";
import { episodeTarget } from "../../core/render/next-render.ts";
import type { Series } from "../../core/series/series.ts";
import { saveTogether } from "../../disk/save-authored.ts";
import { readOverrides } from "../../disk/overrides.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";
import { requireTarget } from "../shared/pass/read-pass.ts";
import { readReferences } from "../shared/references/episode-references.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import { checkEdit } from "../shared/texts/check-edit.ts";

type Ports = BuildPorts & Pick<StudioPorts, "clock" | "edits">;
type Body = EpisodeInput<typeof addClipRoute>;

/** One at a time for a project, so that each clip has a name of its own. */
export function addClip(ports: Ports, episode: EpisodeContext, body: Body): Promise<ReplyOf<typeof addClipRoute>> {
  return ports.locks.hold(`clips:${episode.folder}`, () => writeClip(ports, episode.reread(), body));
}

async function writeClip(ports: Ports, episode: EpisodeContext, body: Body): Promise<ReplyOf<typeof addClipRoute>> {
  const { folder: ep } = episode;
  const { series } = await readReferences(episode);
  if (!series.simple) {
    throw new Refusal("conflict", `${ep} is no project of clips: write its shots in the script`);
  }
  const text = oneLine(body.text);
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal("bad-input", "say in a sentence what the clip shows");
  const [script, config] = [requireText(await episode.text("script")), requireText(await episode.text("series"))];
  const target = await targetOf(episode, series, body.target ?? null);
  const words = { text, seconds: body.seconds, pictures: body.pictures, target: body.target ?? null };
  const taken = namesIn(script.text, series);
  const planned = planClip({ script: script.text, series: config.text }, words, target, taken);
  const edits = [
    { location: config.location, text: planned.series, baseHash: config.hash },
    { location: script.location, text: planned.script, baseHash: script.hash },
  ];
  const saved = await saveTogether(ep, edits, ports);
  if (saved.is === "unreadable") throw new Refusal("tool-failed", saved.problem);
  if (saved.is === "changed") throw new Refusal("conflict", "the clips were changed at the same time: ask again");
  const check = await checkEdit(ports, episode.reread(), { file: "script", text: planned.script });
  const built = await buildTexts(ports, episode.reread());
  ports.emit({ type: "studio.episode", data: { ep } });
  if (!built.ok)
    throw new Refusal("conflict", `the clip is written and does not build: ${built.error ?? sayFirst(check.errors)}`);
  return { shot: planned.shot, slots: [...planned.slots], check };
}

/** The one that the clip will be made by. */
async function targetOf(episode: EpisodeContext, series: Series, asked: string | null): Promise<VideoTarget> {
  const registry = await episode.registry();
  const named = requireTarget(registry, asked);
  if (named) return named;
  const facts = { registry, machineDefault: episode.machineDefault };
  const { target } = episodeTarget({
    overrides: await readOverrides(episode.folder, registry),
    series,
    targetFacts: facts,
  });
  const found = registry.find(target);
  return found?.kind === "video" ? found : episode.machineDefault;
}

/** Of clips that are there, and of those whose shot was taken out of the script: their takes keep the name. */
function namesIn(script: string, series: Series): ReadonlySet<string> {
  const shots = [...script.matchAll(/^##? +(?<name>\S+)/gm)].flatMap(({ groups }) => groups?.["name"] ?? []);
  return new Set([...shots, ...series.locations.keys()]);
}

function sayFirst([first]: readonly Problem[]): string {
  return first?.message ?? "check its sentence";
}
