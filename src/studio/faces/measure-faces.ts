// POST /studio/faces/measure: measures the faces of the takes that wait for it, one after the other, after the reply. What was measured is kept at
// once, so that a restart goes on with the rest. docs/http.md "Likeness".
import type { KeptFace } from "../../contracts/files/faces.ts";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { measureFacesRoute } from "../../contracts/routes/takes.ts";
import { compareFaces } from "../../core/faces/compare-faces.ts";
import { filmMark, canMeasure, type CastFace } from "../../core/faces/describe-faces.ts";
import { FACE_MODEL } from "../../core/faces/face-models.ts";
import { faceViewMark } from "../../core/faces/face-view.ts";
import { mp4Of } from "../../core/takes/take.ts";
import { keepFaces } from "../../disk/kept-faces.ts";
import { requirePlace } from "../../disk/relative-path.ts";
import { requireOwnPath } from "../../disk/roots.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readFacePass, type FacePass, type FaceTake, type FaceTakePorts } from "../shared/faces/face-takes.ts";
import { requireShot } from "../shared/pass/read-pass.ts";

type Ports = FaceTakePorts & Pick<StudioPorts, "locks" | "emit" | "longWork" | "log">;
type Body = EpisodeInput<typeof measureFacesRoute>;

export async function measureFaces(
  ports: Ports,
  episode: EpisodeContext,
  body: Body,
): Promise<ReplyOf<typeof measureFacesRoute>> {
  const read = await readFacePass(ports, episode, body.pass);
  for (const shot of body.shots ?? []) requireShot(read.snapshot, shot);
  const { feature } = read;
  if (feature.status !== "ready")
    throw new Refusal("conflict", "faces are not installed: install them first", { feature });
  const waiting = waitingOf(read, body);
  if (waiting.length > 0) begin(ports, episode, body);
  return { takes: waiting.length };
}

/** One pass of an episode at a time: a second request then finds what the first one has left. */
function begin(ports: Ports, episode: EpisodeContext, body: Body): void {
  const work = (signal: AbortSignal) =>
    ports.locks.hold(`faces:${episode.folder}:${body.pass}`, () => measureAll(ports, episode.reread(), body, signal));
  void ports.longWork
    .run(work)
    .catch((error: unknown) => ports.log.warn({ err: error, ep: episode.folder }, "faces were not measured"));
}

async function measureAll(ports: Ports, episode: EpisodeContext, body: Body, signal: AbortSignal): Promise<void> {
  const read = await readFacePass(ports, episode, body.pass);
  const waiting = waitingOf(read, body);
  const current = new Set(read.takes.map(({ key }) => key));
  for (const [index, each] of waiting.entries()) {
    signal.throwIfAborted();
    const faces = await measureTake(ports, read, each, signal);
    await keepFaces(episode.folder, body.pass, FACE_MODEL, {
      key: each.key,
      take: { film: filmMark(each.take), faces },
      isCurrent: (key) => current.has(key),
      locks: ports.locks,
    });
    const { shot, take } = each.take;
    const data = { ep: episode.folder, pass: body.pass, shot, take, done: index + 1, total: waiting.length };
    ports.emit({ type: "studio.faces", data });
  }
}

function waitingOf({ takes }: FacePass, { shots }: Body): readonly FaceTake[] {
  return takes.filter(({ take, faces }) => canMeasure(faces) && (!shots || shots.includes(take.shot)));
}

/** By subject. What cannot be read is kept too, with the reason, until somebody asks again. */
async function measureTake(
  ports: Ports,
  { snapshot }: FacePass,
  { take, cast }: FaceTake,
  signal: AbortSignal,
): Promise<Record<string, KeptFace>> {
  const seen = cast.flatMap((each) => (each.view ? [{ ...each, view: each.view }] : []));
  const nothing = { distance: null, worst: null, looked: 0, found: 0 };
  const all = (kept: (each: (typeof seen)[number], index: number) => Omit<KeptFace, "mark">) =>
    Object.fromEntries(
      seen.map((each, index) => [each.subject, { mark: faceViewMark(each.view), ...kept(each, index) }]),
    );
  try {
    const film = await requireOwnPath(snapshot.ep, ...take.folder.split("/"), mp4Of(take) ?? "");
    const views = await Promise.all(
      seen.map(async ({ view }) => ({
        path: await requirePlace(snapshot.reach, view.path),
        mark: faceViewMark(view),
        crop: view.crop,
      })),
    );
    const read = await ports.faces.read({ film, views }, signal);
    const known = new Map(
      seen.flatMap(({ subject }, index) => (read.views[index] ? [[subject, read.views[index]] as const] : [])),
    );
    const compared = compareFaces(known, read.frames);
    return all((each) => {
      const found = compared.get(each.subject);
      return found ? { ...found, why: null } : { ...nothing, looked: read.frames.length, why: noFaceIn(each) };
    });
  } catch (error) {
    signal.throwIfAborted();
    return all(() => ({ ...nothing, why: reasonOf(error) }));
  }
}

function noFaceIn({ name, view }: CastFace): string {
  return `no face was found in the ${view?.view === "sheet" ? "sheet" : "picked picture"} of ${name}: pick a face view`;
}
