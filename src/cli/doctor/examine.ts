// What the doctor looks at on this machine without a service: programs, folders, free disk space, the port, the host, keys. No value of a key is
// read into what it says.
import { access, constants, stat } from "node:fs/promises";
import { createServer } from "node:net";
import type { Environment } from "../../environment.ts";
import { reasonOf } from "../../contracts/refusal.ts";
import { isShut, shutSentence, withPass } from "../../core/settings/local-auth.ts";
import { authFor, settleSettings, type Settings } from "../../core/settings/settings.ts";
import { inspectConfig } from "../../disk/config.ts";
import { readSettings } from "../../disk/settings.ts";
import { freeBytes } from "../../machine/paths.ts";
import { studioFolder } from "../../wiring/claim-folder.ts";
import { openSpeech } from "../../wiring/open-media.ts";
import { findTools } from "../../media/tools.ts";
import { findOwner } from "../client/find-owner.ts";
import { broken, fine, worse, type Finding } from "./diagnosis.ts";

const NODE = 20;
const GIGABYTE = 1e9;
/** Milliseconds that the host is given. */
const PATIENCE = 2000;

export function examineNode(version: string, studio: string): Finding {
  const says = `Node ${version}, Episode Studio ${studio}`;
  return Number(version.split(".")[0]) >= NODE
    ? fine("programs", says)
    : broken("programs", says, `install Node ${NODE} or newer`);
}

export async function examineTools(environment: Environment): Promise<Finding[]> {
  const { ffmpeg, ffprobe, path, userDir } = environment;
  try {
    const named = { ...(ffmpeg !== null && { ffmpeg }), ...(ffprobe !== null && { ffprobe }) };
    const tools = await findTools({ ...named, path, userDir });
    const voice = await openSpeech(environment, async () => tools, studioFolder(environment)).guideVoice.find();
    const speech = voice ? fine("speech", voice.version) : withoutWords(environment);
    return [
      fine("ffmpeg", `${tools.ffmpeg.version} (${tools.ffmpeg.from})`),
      ...tools.notes.map((note) => worse("ffmpeg", note)),
      speech,
    ];
  } catch (error) {
    return [broken("ffmpeg", reasonOf(error), "install ffmpeg, or name one in STUDIO_FFMPEG and STUDIO_FFPROBE")];
  }
}

function withoutWords({ guideVoice }: Environment): Finding {
  if (guideVoice === "built-in") return fine("speech", "the built-in voice, as STUDIO_GUIDE_VOICE says");
  const advice = "install the feature Guide voice in the page, or espeak-ng, to hear lines in animatics";
  return worse("speech", "no program that speaks: guide voices hum in place of words", advice);
}

export async function examineFolders({ userDir, roots: envRoots }: Environment): Promise<Finding[]> {
  const { config, problem } = await inspectConfig(userDir, envRoots);
  const roots = config.roots;
  return [
    ...(problem
      ? [broken("config", problem, "mend the file, or set it aside: the folders are named anew in the page")]
      : []),
    await examineFolder("user folder", userDir, true),
    ...(roots.length === 0
      ? [worse("projects", "no project folder is named", "add one in the page, or start with --root FOLDER")]
      : await Promise.all(roots.map((root) => examineFolder("projects", root, false)))),
  ];
}

/** `mayBeMade`: it is made with the first start. */
async function examineFolder(about: string, path: string, mayBeMade: boolean): Promise<Finding> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts && mayBeMade) return fine(about, `${path}, which the first start makes`);
  if (!facts) return broken(about, `${path} is not there`, "mount its disk, or take it out of the project folders");
  if (!facts.isDirectory()) return broken(about, `${path} is no folder`, "name another one");
  const isWritable = await access(path, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    return broken(about, `${path} cannot be written`, "give the user that runs the studio the right to write there");
  return examineRoom(about, path, await freeBytes(path));
}

function examineRoom(about: string, path: string, bytes: number): Finding {
  const says = Number.isFinite(bytes) ? `${path}, ${(bytes / GIGABYTE).toFixed(1)} GB free` : path;
  const advice = "free some room: films and takes are large";
  if (bytes < 0.2 * GIGABYTE) return broken(about, says, advice);
  return bytes < 2 * GIGABYTE ? worse(about, says, advice) : fine(about, says);
}

export async function examinePort(environment: Environment): Promise<Finding> {
  const { port } = environment;
  const owner = await findOwner(environment, 0).catch(() => undefined);
  if (owner) return fine("service", owner.url === null ? `runs as process ${owner.pid}` : `runs at ${owner.url}`);
  const why = await whyTaken(port);
  if (why === undefined) return fine("service", `does not run; port ${port} is free`);
  return worse("service", `port ${port} cannot be used (${why})`, "end the program that has it, or start with --port");
}

function whyTaken(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(undefined)));
  });
}

export async function examineSettings(environment: Environment): Promise<Finding[]> {
  const { values, problems } = await readSettings(environment.userDir);
  const settings = settleSettings(values, environment.settings.values);
  const keys = settings.keys.length;
  return [
    ...[...environment.warnings, ...environment.settings.warnings, ...problems].map((each) => worse("settings", each)),
    fine("keys", keys === 0 ? "none: nothing that costs money can run" : `${keys} kept, never shown`),
    await examineHost(settings),
  ];
}

async function examineHost(settings: Settings): Promise<Finding> {
  const url = settings.localUrl;
  if (url === null) return fine("host", "none is named: animatics are drawn on this machine");
  const advice = "start ComfyUI, or correct its address in the settings; animatics need none";
  try {
    const address = new URL("system_stats", url.endsWith("/") ? url : `${url}/`).href;
    const pass = authFor(settings, url);
    const guest = withPass(address, pass);
    const signal = AbortSignal.timeout(PATIENCE);
    const reply = await fetch(guest.url, { headers: guest.headers, redirect: "manual", signal });
    if (isShut(reply.status))
      return broken("host", `${url} does not let us in`, shutSentence(reply.status, pass !== null));
    if (!reply.ok) return broken("host", `${url} answers with ${reply.status}`, advice);
    const { system, devices = [] } = (await reply.json()) as HostStats;
    const cards = devices.map(({ name, vram_total: bytes = 0 }) => `${name}, ${(bytes / GIGABYTE).toFixed(0)} GB`);
    return fine("host", [`ComfyUI ${system?.comfyui_version ?? "of no version"} at ${url}`, ...cards].join("; "));
  } catch (error) {
    return broken("host", `${url} does not answer (${whyOf(error)})`, advice);
  }
}

interface HostStats {
  readonly system?: { readonly comfyui_version?: string };
  readonly devices?: readonly { readonly name?: string; readonly vram_total?: number }[];
}

/** The network's own words lie in the cause. */
function whyOf(error: unknown): string {
  const { cause } = error as { cause?: NodeJS.ErrnoException };
  return cause?.code ?? reasonOf(error);
}
