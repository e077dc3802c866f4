// GET /studio/versions: the versions of an episode's film, and what each lacks. docs/http.md "Versions".
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { FilmVersionView, filmVersionsRoute } from "../../contracts/routes/delivery/film-versions.ts";
import type { FilmVersion } from "../../contracts/files/delivery/film-version.ts";
import { cropOf, filmSizeOf, sizeProblem } from "../../core/film-versions/crop.ts";
import { versionLines } from "../../core/film-versions/lines.ts";
import { playedEntries } from "../../core/cut/assemble-plan.ts";
import { readFilmVersions, type StoredVersion } from "../../disk/film-versions.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";

export async function listVersions(
  ports: SnapshotPorts,
  episode: EpisodeContext,
  { pass }: EpisodeInput<typeof filmVersionsRoute>,
): Promise<ReplyOf<typeof filmVersionsRoute>> {
  const snapshot = await readPass(ports, episode, pass);
  const stored = await readFilmVersions(episode.folder);
  return { versions: stored.map((each) => describeVersion(each, snapshot)) };
}

function describeVersion({ id, hash, read }: StoredVersion, snapshot: PassSnapshot): FilmVersionView {
  const { width, height } = snapshot.build.main.defaults;
  if (read.is !== "there") {
    const problem = read.is === "broken" ? read.problem : "it was removed meanwhile";
    return { id, hash, file: null, problem, size: [width, height], seen: {}, lines: [], unused: [] };
  }
  const file = read.value;
  const size = [...filmSizeOf(file, [width, height])] as FilmVersionView["size"];
  return { id, hash, file, problem: sizeProblem(file), size, seen: seenOf(file, snapshot), ...linesOf(file, snapshot) };
}

function seenOf(file: FilmVersion, { cut, build }: PassSnapshot): FilmVersionView["seen"] {
  const { width, height } = build.main.defaults;
  const crops = playedEntries(cut).flatMap(({ shot }) => {
    const crop = cropOf(file, shot, [width, height]);
    return crop ? [[shot, crop] as const] : [];
  });
  const parts = crops.map(([shot, { x, y, ...crop }]) => {
    const sides = { width: crop.width / width, height: crop.height / height };
    return [shot, { left: x / width, top: y / height, ...sides }] as const;
  });
  return Object.fromEntries(parts);
}

function linesOf(file: FilmVersion, { cut, shots }: PassSnapshot): Pick<FilmVersionView, "lines" | "unused"> {
  if (file.language === undefined) return { lines: [], unused: [] };
  const stored = new Map(shots.map((shot) => [shot.id, shot]));
  const played = playedEntries(cut).map(({ shot }) => {
    const { story, entry } = stored.get(shot) ?? {};
    return { shot, ...versionLines(file, shot, story?.dialogue ?? entry?.scene?.dialogue ?? []) };
  });
  const seen = new Set(played.map(({ shot }) => shot));
  const others = Object.entries(file.lines ?? {}).filter(([shot]) => !seen.has(shot));
  return {
    lines: played.flatMap(({ lines }) => lines),
    unused: [
      ...played.flatMap(({ shot, unused }) => unused.map((source) => ({ shot, source }))),
      ...others.flatMap(([shot, lines]) => lines.map(({ source }) => ({ shot, source }))),
    ],
  };
}
