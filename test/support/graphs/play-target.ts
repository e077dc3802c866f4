// A shot, a picture or a voice of a target, made by a real host through the whole service, and whether it is what was asked for.
import { Jimp } from "jimp";
import type { TargetFile, TargetOf } from "../../../src/contracts/files/target.ts";
import { measureFilm, type Measure } from "../media/measure-film.ts";
import { FPS, inShow, SECONDS, SIDE, type RealShow } from "./real-show.ts";

/** Enough to go through a schedule, and few enough to be waited for. */
const STEPS = 2;

/** Whether LoRAs that only make a model fast are left out. */
export type Fast = "plain" | "fast";

/** What came, in words. Throws where it is not what was asked for. */
export function playTarget(target: TargetFile, host: string, fast: Fast = "plain"): Promise<string> {
  return inShow(host, target.kind === "video" ? target : null, (show) => {
    if (target.kind === "video") return playShot(show, target, fast);
    return target.kind === "image" ? playPicture(show, target, fast) : playVoice(show, target);
  });
}

/** A LoRA that a model needs goes with it always; a preset with LoRAs that make it fast has its own steps. */
function settingsOf(target: TargetFile | undefined, fast: Fast): object {
  const { tier } = target?.models["loras"] ?? {};
  const loras = fast === "fast" || tier === "required" ? {} : { loras: [] };
  return { ...loras, ...(fast === "plain" && !fixesSteps(target) && { steps: STEPS }) };
}

const fixesSteps = (target: TargetFile | undefined) =>
  target === undefined || (target.kind === "video" && target.fixed_steps === true);

/** A take that is made larger by a step of a film, `pixel` or `restorer`; a model's own take that it samples again, `latent`. */
export function playUpscale(method: "pixel" | "restorer" | "latent", host: string, target?: TargetOf<"video">) {
  return inShow(host, target ?? null, async (show) => {
    await renderShot(show, target);
    return inWords(await enlarge(show, method));
  });
}

const STEM = "renders_proxy/sh010/sh010_t01";

/** Twice as large, or as large as the target's own way makes it. */
async function enlarge({ studio, at, ended }: RealShow, method: "pixel" | "restorer" | "latent"): Promise<Measure> {
  const takes = [{ shot: "sh010", take: 1 }];
  const how = { method, ...(method !== "latent" && { scale: 2 }) };
  const { body } = await studio.post("/upscale", { ep: studio.ep, pass: "proxy", takes, ...how }).expect(200);
  if (body.queued.length !== 1) throw new Error(JSON.stringify([body.skipped, body.errors]));
  const { width, height } = body.queued[0] as { readonly width: number; readonly height: number };
  await ended(`${STEM}.up.json`);
  const [before, after] = [await measureFilm(at(`${STEM}.mp4`)), await measureFilm(at(`${STEM}.up.mp4`))];
  same(after.frames, before.frames, "frames");
  same([after.width, after.height], [width, height], "size");
  same(width > before.width, true, "whether it is larger");
  same(after.rate, before.rate, "frames a second");
  same(after.samples > 0, before.samples > 0, "sound");
  return after;
}

/** An upscale that is made smooth: frames between its frames. */
export function playInterpolate(host: string): Promise<string> {
  return inShow(host, null, async (show) => {
    const { studio } = show;
    await renderShot(show);
    const before = await enlarge(show, "pixel");
    const takes = [{ shot: "sh010", take: 1 }];
    const asked = { ep: studio.ep, pass: "proxy", takes, interpolate: 2 * FPS };
    const { body } = await studio.post("/post", asked).expect(200);
    if (body.queued.length !== 1) throw new Error(JSON.stringify([body.skipped, body.errors]));
    await show.ended(`${STEM}.post.json`);
    const after = await measureFilm(show.at(`${STEM}.post.mp4`));
    same(after.rate, `${2 * FPS}/1`, "frames a second");
    same(Math.abs(after.frames - 2 * before.frames) <= 1, true, `whether ${after.frames} is twice ${before.frames}`);
    same([after.width, after.height], [before.width, before.height], "size");
    return inWords(after);
  });
}

/** The first take of the show's shot. */
async function renderShot(
  { studio, picture, ended }: RealShow,
  target?: TargetOf<"video">,
  fast: Fast = "plain",
): Promise<void> {
  for (const end of target?.capabilities.keyframes ?? []) await picture(`refs/shots/sh010/${end}.png`);
  const asked = { ep: studio.ep, pass: "proxy", allow_missing_refs: true, ...settingsOf(target, fast) };
  const { body, status } = await studio.post("/render", asked);
  if (status !== 200 || body.queued.length !== 1) throw new Error(JSON.stringify(body));
  checkLoras(await ended(`${STEM}.json`), fast);
}

function checkLoras(record: Record<string, unknown>, fast: Fast): void {
  if (fast === "fast") same((record["loras"] as unknown[]).length > 0, true, "whether LoRAs went with it");
}

async function playShot(show: RealShow, target: TargetOf<"video">, fast: Fast): Promise<string> {
  const { template, capabilities } = target;
  await renderShot(show, target, fast);
  const film = await measureFilm(show.at(`${STEM}.mp4`));
  const fps = template.fps === "series" ? FPS : template.fps;
  same(film.frames, onGrid(SECONDS * fps, template.frames), "frames");
  same([film.width, film.height], [SIDE, SIDE], "size");
  same(film.rate, `${fps}/1`, "frames a second");
  const isLong = film.samples / film.hertz > film.frames / fps - 0.1;
  same(capabilities.audio === "generate" ? isLong : film.samples > 0, capabilities.audio === "generate", "sound");
  return inWords(film);
}

/** The shortest length of a target's grid that holds so many frames. */
function onGrid(frames: number, { base, step }: { readonly base: number; readonly step: number }): number {
  return base + Math.max(0, Math.ceil((frames - base) / step)) * step;
}

async function playPicture(show: RealShow, target: TargetOf<"image">, fast: Fast): Promise<string> {
  const { studio } = show;
  const { capabilities } = target;
  const size = "256x256";
  const how = {
    t2i: {},
    edit: { edit: { take: null }, prompt: "Make it night." },
    pano: { pano: { engine: target.id } },
  }[capabilities.mode];
  const asked = {
    ep: studio.ep,
    ref: "location:quay",
    target: target.id,
    ...settingsOf(target, fast),
    ...(capabilities.mode !== "pano" && { size }),
    ...how,
  };
  const { body } = await studio.post("/refs/generate", asked);
  if (body.queued?.length !== 1) throw new Error(JSON.stringify(body.errors ?? body));
  const stem = `refs/_takes/location__quay/location__quay${capabilities.mode === "pano" ? "_pano" : ""}_t01`;
  checkLoras(await show.ended(`${stem}.json`), fast);
  const { width, height } = await Jimp.read(show.at(`${stem}.png`));
  if (capabilities.mode === "edit") {
    same(width, height, "width beside the height of a square that is edited");
    same(width * height >= (target.template.min_pixels ?? 0), true, "whether it has as many pixels as the model needs");
  } else if (capabilities.mode === "pano") same(width, 2 * height, "width beside the height of a panorama");
  else same(`${width}x${height}`, size, "size");
  return `a picture of ${width}x${height}`;
}

async function playVoice(show: RealShow, target: TargetOf<"audio">): Promise<string> {
  const { studio } = show;
  const asked = { ep: studio.ep, ref: "voice:ada", target: target.id, steps: STEPS, seconds: SECONDS };
  const { body } = await studio.post("/refs/generate", asked).expect(200);
  if (body.queued.length !== 1) throw new Error(JSON.stringify(body.errors));
  const { seconds } = await show.ended("refs/_takes/voice__ada/voice__ada_t01.json");
  same(Math.abs(Number(seconds) - SECONDS) < 0.1, true, `${String(seconds)} s of ${SECONDS} s`);
  return `${Number(seconds).toFixed(2)} s of sound`;
}

function same(is: unknown, wanted: unknown, what: string): void {
  if (JSON.stringify(is) !== JSON.stringify(wanted)) {
    throw new Error(`${what}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`);
  }
}

function inWords({ frames, width, height, rate, samples, hertz }: Measure): string {
  const sound = samples > 0 ? `${(samples / hertz).toFixed(2)} s of sound` : "no sound";
  return `${frames} frames of ${width}x${height} at ${rate}, ${sound}`;
}
