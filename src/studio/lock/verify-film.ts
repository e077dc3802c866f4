// GET /studio/master/verify: what a film is made of, and whether each part still is what it was. docs/http.md "Verify".
import { basename, posix } from "node:path";
import type { FilmProof } from "../../contracts/files/proof/film-proof.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { verifyRoute } from "../../contracts/routes/proof/verify.ts";
import { PASSES } from "../../contracts/schema.ts";
import { compareProof, type FilmNow } from "../../core/lock/compare-proof.ts";
import type { Take } from "../../core/takes/take.ts";
import { fileHash } from "../../disk/reading/file-cache.ts";
import { mapPool } from "../../disk/reading/pool.ts";
import { requireOwnPath, type InsideRoot } from "../../disk/roots.ts";
import { isFile } from "../../machine/paths.ts";
import { sha256OfFile } from "../../machine/read-parts.ts";
import { readSourceType } from "../../media/read-clip.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readProof, type ProofPorts } from "../shared/lock/prove-film.ts";
import { onlyHashed, readLock } from "../shared/lock/read-lock.ts";
import { playedGrade } from "../shared/grade/play-grades.ts";
import { readPass } from "../shared/pass/read-pass.ts";

export async function verifyFilm(
  ports: ProofPorts,
  episode: EpisodeContext,
  { path }: EpisodeInput<typeof verifyRoute>,
): Promise<ReplyOf<typeof verifyRoute>> {
  const film = await requireOwnPath(episode.folder, ...path.split("/"));
  const proof = await requireProof(film);
  const now = await readNow(ports, episode, film, proof);
  const { differs, unknown } = compareProof(proof, now);
  const { models, targets, references, made } = proof.made_with;
  return {
    ...{ film: path, pass: proof.pass, made, same: differs.length === 0 },
    clips: proof.pictures.map(({ shot, take, target, path: picture, sha1, grade }, at) => ({
      ...{ shot, take, target, picture },
      same: now.pictures[at]?.sha1 === sha1 && now.pictures[at].grade === grade,
    })),
    models,
    graphs: targets.flatMap(({ id, graph }) => (graph ? [{ target: id, ...graph }] : [])),
    references: references.filter(({ sha1 }) => sha1 !== null),
    differs: [...differs],
    unknown: [...unknown],
    source_type: now.sourceType,
    credentials: now.sha256 === null ? GONE : await ports.credentials.read(film),
  };
}

const GONE = { state: "none", text: "the film is gone" } as const;

async function requireProof(film: InsideRoot): Promise<FilmProof> {
  const name = basename(film);
  const read = await readProof(film);
  if (read.is === "there") return read.value;
  if (read.is === "broken")
    throw new Refusal("tool-failed", `the proof of ${name} cannot be read (${read.problem}): make the film again`);
  throw new Refusal("unknown", `there is no proof beside ${name}: only masters and published films have one`);
}

async function readNow(
  ports: ProofPorts,
  episode: EpisodeContext,
  film: InsideRoot,
  { pass, pictures, made_with }: FilmProof,
): Promise<FilmNow> {
  const snapshot = await readPass(ports, episode, pass);
  const isThere = await isFile(film);
  const takesOf = (shot: string) => PASSES.flatMap((each) => snapshot.cutFacts.takes(shot, each));
  return {
    sha256: isThere ? await sha256OfFile(film) : null,
    sourceType: isThere ? await readSourceType(film).catch(() => null) : null,
    pictures: await mapPool(pictures, async ({ shot, take, path }) => {
      const picture = await requireOwnPath(episode.folder, ...path.split("/"));
      const sha1 = await fileHash(ports.fileHashes, picture).catch(() => null);
      return { sha1, grade: gradeHash(takesOf(shot).find((each) => each.take === take && isIn(each, path))) };
    }),
    madeWith: await readLock(ports, episode, [snapshot], onlyHashed(made_with)),
  };
}

function isIn({ folder }: Take, path: string): boolean {
  return posix.dirname(path) === folder;
}

/** Of the correction that stands beside the take, as films show it. */
function gradeHash(take: Take | undefined): string | null {
  return (take?.grade && playedGrade(take.grade.record)?.hash) ?? null;
}
