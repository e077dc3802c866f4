// POST /studio/export/review: the cut as a folder for people without a studio: a film, and a page that takes their notes. docs/http.md
// "Review".
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { exportReviewRoute } from "../../contracts/routes/delivery/review.ts";
import { planAssemble, type AssemblePlan } from "../../core/cut/assemble-plan.ts";
import { passStem } from "../../core/lib/names.ts";
import { reviewData } from "../../core/review/review-data.ts";
import { reviewSize } from "../../core/review/review-film-args.ts";
import { writeReviewPage } from "../../core/review/write-review-page.ts";
import { readIssues } from "../../disk/issues.ts";
import { readPageParts } from "../../disk/review-page.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import { fileStamp, stamp } from "../../machine/clock.ts";
import { makeFolder, removeFolder } from "../../machine/files.ts";
import { exists } from "../../machine/paths.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { makeReviewFilm } from "../../media/film/make-review-film.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { gatherClips, type GatheredClips } from "../shared/film/gather-clips.ts";
import { planHandoff } from "../shared/handoff/plan-handoff.ts";
import { readPictures } from "../shared/handoff/read-pictures.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import { readPass, type PassSnapshot } from "../shared/pass/read-pass.ts";
import { joinForReview, type JoinPorts } from "../shared/review/join-for-review.ts";

type Ports = JoinPorts & Pick<StudioPorts, "locks" | "emit" | "longWork" | "hasSound" | "probes">;
type Reply = ReplyOf<typeof exportReviewRoute>;
type Stage = "join" | "film" | "page" | "done" | "failed";
type OnStage = (stage: Stage, done: number, total: number) => void;

/** Of the episode. */
const REVIEWS = "review";
const FILM = "film.mp4";
const PAGE = "index.html";

/** Throws the reason of `own` when that cancels it; what was written until then is gone. */
export async function exportReview(
  ports: Ports,
  episode: EpisodeContext,
  { pass }: EpisodeInput<typeof exportReviewRoute>,
  { signal: own }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Reply> {
  const { folder: ep } = episode;
  const onReviewStage: OnStage = (stage, done, total) =>
    ports.emit({ type: "studio.review", data: { ep, pass, stage, done, total } });
  const snapshot = await readPass(ports, episode, pass);
  const gathered = await gatherClips(ports, snapshot);
  const planned = planAssemble(snapshot.cut, gathered.facts, true);
  if (!planned.ok) throw new Refusal("conflict", planned.error);
  const work = (signal: AbortSignal) =>
    ports.locks.hold(`review:${ep}:${pass}`, () =>
      writeReview(ports, { snapshot, gathered, plan: planned.plan }, { signal, onReviewStage }),
    );
  try {
    const reply = await ports.longWork.run(work, own);
    onReviewStage("done", 1, 1);
    return reply;
  } catch (error) {
    onReviewStage("failed", 0, 1);
    throw error;
  }
}

interface Reviewed {
  readonly snapshot: PassSnapshot;
  readonly gathered: GatheredClips;
  readonly plan: AssemblePlan;
}

async function writeReview(
  ports: Ports,
  { snapshot, gathered, plan }: Reviewed,
  { signal, onReviewStage }: { readonly signal: AbortSignal; readonly onReviewStage: OnStage },
): Promise<Reply> {
  const { ep, pass } = snapshot;
  const parts = await readPageParts();
  const folder = await newFolder(ports, snapshot);
  const joined = join(ports.scratch, randomUUID(), FILM);
  try {
    const order = { output: joined, plan, files: gathered.files };
    const onStage = (done: number, total: number) => onReviewStage("join", done, total);
    const { notes, ...size } = await joinForReview(ports, snapshot, order, { signal, onStage });
    const { frames } = plan;
    const film = { film: joined, output: join(folder, FILM), fps: snapshot.cutFacts.fps, frames, ...size };
    const onFrame = (done: number) => onReviewStage("film", done, frames);
    await makeReviewFilm(await ports.tools(), film, { signal, onFrame });
    onReviewStage("page", 0, 1);
    const handoff = await planHandoff(ports, snapshot, gathered);
    const issues = await judgeIssues(ports, ep, await readIssues(ep), pass);
    const about = { film: FILM, made: stamp(ports.clock.now()), ...reviewSize(size) };
    const pictures = await readPictures(snapshot, handoff);
    const data = reviewData({ handoff, clips: plan.clips, pictures, issues, film: about });
    const page = join(folder, PAGE);
    await writeAtomic(page, writeReviewPage(data, parts));
    const bytes = (await stat(page)).size + (await stat(film.output)).size;
    const path = `${REVIEWS}/${basename(folder)}/${PAGE}`;
    return { folder, page, path, frames, shots: plan.clips.length, bytes, notes: [...plan.notes, ...notes] };
  } catch (error) {
    await removeFolder(folder);
    throw error;
  } finally {
    await removeFolder(dirname(joined));
  }
}

/** A name that nobody has. */
async function newFolder({ clock }: Ports, { ep, pass }: PassSnapshot): Promise<string> {
  const reviews = await requireOwnPath(ep, REVIEWS);
  const stem = join(reviews, `${passStem(basename(ep), pass)}_review_${fileStamp(clock.now())}`);
  for (let turn = 1; ; turn++) {
    const path = `${stem}${turn === 1 ? "" : `-${turn}`}`;
    if (await exists(path)) continue;
    await makeFolder(path);
    return path;
  }
}
