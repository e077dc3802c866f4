// POST /studio/clips/episode: clips as an episode of a show of its own, with their takes, pictures and picks. The clips stay as they are.
import { basename, dirname, join } from "node:path";
import type { CutFile } from "../../contracts/files/cut.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { clipsEpisodeRoute } from "../../contracts/routes/clips/projects.ts";
import { clipsAsEpisode, type EpisodeOfClips } from "../../core/clips/as-episode.ts";
import { projectName } from "../../core/clips/simple-project.ts";
import { safeName } from "../../core/lib/names.ts";
import { keyframeId, refKey } from "../../core/refs/ref-names.ts";
import { readCut } from "../../disk/cut.ts";
import { requireFolder } from "../../disk/require-folder.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import { copyTree, fillFolder } from "../../machine/new-folder.ts";
import { writeInFolder } from "../../machine/write-file.ts";
import { openEpisodeContext, type EpisodeContext, type EpisodePorts } from "../shared/episode/episode-context.ts";
import { requireText } from "../shared/episode/read-authored.ts";
import { requireFolderName } from "../shared/new-episodes/episode-location.ts";
import { readReferences } from "../shared/references/episode-references.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";

type Body = EpisodeInput<typeof clipsEpisodeRoute>;

const NAME = "ep01";

export async function makeClipsEpisode(
  ports: BuildPorts & EpisodePorts,
  episode: EpisodeContext,
  { title, shots: wanted }: Body,
): Promise<ReplyOf<typeof clipsEpisodeRoute>> {
  const show = projectName(title);
  if (show === "") throw new Refusal("bad-input", "the title has no letters or digits: give the show a name");
  requireFolderName("title", show);
  const texts = await textsOf(episode, wanted ?? null, title);
  const from = dirname(episode.folder);
  const folder = join(await requireFolder(episode.roots, dirname(from), "ep"), show);
  const cut = await readCut(episode.folder);
  const made = await ports.locks.hold(folder, () =>
    fillFolder(folder, async (temp) => {
      const to = join(temp, NAME);
      await copyTree(join(from, "refs"), join(temp, "refs"), (path) =>
        texts.shots.includes(path.split("/", 1)[0] ?? ""),
      );
      await copyTree(episode.folder, to, wantedIn(texts, new Set([`${basename(episode.folder)}.md`])));
      await writeInFolder(join(to, `${NAME}.md`), texts.script);
      await writeInFolder(join(to, "series.json"), texts.series);
      await writeInFolder(join(to, "cut.json"), `${JSON.stringify(cutOf(cut, texts.shots), null, 2)}\n`);
    }),
  );
  if (!made) throw new Refusal("conflict", `${folder} is there already: choose another title`);
  const ep = join(folder, NAME) as EpisodeFolder;
  const built = await buildTexts(ports, await openEpisodeContext(ports, ep, episode.requestRoots));
  ports.emit({ type: "studio.episode", data: { ep } });
  if (!built.ok)
    throw new Refusal("conflict", `${ep} was made and does not build: ${built.error ?? "look at its script"}`);
  return { ep, shots: [...texts.shots] };
}

async function textsOf(
  episode: EpisodeContext,
  wanted: readonly string[] | null,
  title: string,
): Promise<EpisodeOfClips> {
  const { series } = await readReferences(episode);
  if (!series.simple) throw new Refusal("conflict", `${episode.folder} is an episode already, and no project of clips`);
  const [script, config] = [requireText(await episode.text("script")), requireText(await episode.text("series"))];
  const texts = clipsAsEpisode({ script: script.text, series: config.text }, wanted, title);
  const unknown = wanted?.find((shot) => !texts.shots.includes(shot));
  if (unknown !== undefined) throw new Refusal("unknown", `there is no clip ${unknown} in the script`);
  if (texts.shots.length === 0) throw new Refusal("conflict", "there is no clip yet that could become an episode");
  return texts;
}

/** Everything of the chosen clips and of the whole; caches, builds and what is of other clips stay behind. */
function wantedIn({ shots }: EpisodeOfClips, replaced: ReadonlySet<string>): (path: string) => boolean {
  const names = new Set(shots.map(safeName));
  const ids = shots.flatMap((shot) => [
    ...[`location:${shot}`, `subject:${shot}_subject`],
    ...(["first", "last"] as const).map((end) => keyframeId(shot, end)),
  ]);
  const keys = new Set(ids.map(refKey));
  return (path) => {
    const [top = "", second, third] = path.split("/");
    if (replaced.has(path) || ["_cache", "shotlist", "series.json", "cut.json"].includes(top)) return false;
    if ((top === "renders" || top === "renders_proxy") && second !== undefined) return names.has(second);
    if (top !== "refs" || third === undefined) return true;
    if (second === "shots") return names.has(third);
    return second !== "_takes" || keys.has(third);
  };
}

function cutOf({ final, proxy, ...kept }: CutFile, shots: readonly string[]): CutFile {
  const own = (entries: CutFile["final"]) => entries.filter(({ shot }) => shots.includes(shot));
  return { ...kept, episode: NAME, final: own(final), proxy: own(proxy) };
}
