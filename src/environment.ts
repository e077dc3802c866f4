// Every environment variable that the studio reads, once, as a typed value; programs that it starts get all of them but the key.
// A bad value is left out with a warning: it never stops the service. docs/format.md "User folder".
import { hostname } from "node:os";
import { delimiter, isAbsolute, join, resolve } from "node:path";
import { readEnvironmentSettings, type EnvironmentSettings } from "./environment-settings.ts";
import { readPod, type PodCommands } from "./environment-pod.ts";
import { GUIDE_VOICES, type GuideVoiceChoice } from "./core/animatic/voice/speech.ts";
import { LOG_LEVELS, type LogLevel } from "./machine/log.ts";

export interface Environment {
  /** Where the studio keeps its own files. */
  readonly userDir: string;
  /** Where films go that nobody has named a folder for; it need not be there. */
  readonly filmsDir: string;
  /** Roots to use while no config file is there. */
  readonly roots: readonly string[];
  readonly port: number;
  readonly listen: string;
  readonly settings: EnvironmentSettings;
  /** Further host names that a browser may ask us under. */
  readonly hosts: readonly string[];
  /** Folder of a workflow host on this machine, whose model files may be looked into. */
  readonly hostFolder: string | null;
  /** Models folder to where that host keeps its files, when it says so itself. */
  readonly hostModels: Readonly<Record<string, readonly string[]>>;
  /** Where that host looks for the files that a graph reads, when it says so itself. */
  readonly hostInput: string | null;
  /** Where that host saves what its graphs make, when it says so itself or its folder is known. */
  readonly hostOutput: string | null;
  /** Target id to the file that holds its workflow: `STUDIO_<TARGET ID>_WORKFLOW`. */
  readonly workflows: Readonly<Record<string, string>>;
  /** The commands of the rented machine that the local host lies on; null for none. */
  readonly pod: PodCommands | null;
  readonly ffmpeg: string | null;
  readonly ffprobe: string | null;
  /** The Python that writes recordings down. */
  readonly alignPython: string | null;
  /** What reads the lines of animatics: the best that is here, or what is named. */
  readonly guideVoice: GuideVoiceChoice;
  /** What signs films: a program, and the PEM files of a key and its certificates. */
  readonly credentials: SigningFiles;
  readonly path: string;
  readonly machine: string;
  readonly logLevel: LogLevel;
  /** Another address for the Comfy Router, for whoever tries one. */
  readonly routerUrl: string | null;
  /** Another address for the hub of models, and a token for its gated files. */
  readonly hub: { readonly mirror: string | null; readonly token: string | null };
  /** Where the end of a night is told; null for nowhere. */
  readonly nightWebhook: string | null;
  /** Name of the agent that types the commands: they are on its leash. Null for a person. */
  readonly agent: string | null;
  /** The Comfy SDK is never installed by the studio. */
  readonly noSdkInstall: boolean;
  readonly warnings: readonly string[];
}

/** Absolute paths; null where the environment names none. */
interface SigningFiles {
  readonly program: string | null;
  readonly key: string | null;
  readonly certificate: string | null;
  readonly algorithm: string;
}

export const DEFAULT_PORT = 8190;
export const LOOPBACK = "127.0.0.1";
const DEFAULT_LEVEL = "warn";

export function readEnvironment(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, home: string): Environment {
  const warnings: string[] = [];
  const settings = readEnvironmentSettings(env);
  const hostFolder = hostFolderFrom(env, warnings);
  return {
    userDir: resolve(env["STUDIO_USER_DIR"] || dataFolder(env, platform, home)),
    filmsDir: join(home, "Episode Studio"),
    roots: rootsFrom(env, warnings),
    port: portFrom(env, warnings),
    listen: env["STUDIO_LISTEN"] || LOOPBACK,
    settings,
    hosts: list(env["STUDIO_HOSTS"], ","),
    hostFolder,
    hostModels: {},
    hostInput: null,
    hostOutput: hostFolder === null ? null : join(hostFolder, "output"),
    workflows: workflowsFrom(env),
    pod: readPod(env, warnings),
    ffmpeg: env["STUDIO_FFMPEG"] || null,
    ffprobe: env["STUDIO_FFPROBE"] || null,
    alignPython: env["STUDIO_ALIGN_PYTHON"] || null,
    guideVoice: guideVoiceFrom(env, warnings),
    credentials: credentialsFrom(env),
    path: env["PATH"] ?? "",
    machine: hostname(),
    logLevel: levelFrom(env, warnings),
    routerUrl: env["STUDIO_ROUTER_URL"] || null,
    hub: { mirror: mirrorFrom(env, warnings), token: env["HF_TOKEN"] || null },
    nightWebhook: webhookFrom(env, warnings),
    agent: env["STUDIO_AGENT"] || null,
    noSdkInstall: env["STUDIO_NO_SDK_INSTALL"] === "1",
    warnings: [...warnings, ...settings.warnings],
  };
}

function guideVoiceFrom(env: NodeJS.ProcessEnv, warnings: string[]): GuideVoiceChoice {
  const text = env["STUDIO_GUIDE_VOICE"] || "best";
  const choice = GUIDE_VOICES.find((each) => each === text);
  if (!choice)
    warnings.push(`STUDIO_GUIDE_VOICE is "${text}", which is none of ${GUIDE_VOICES.join(", ")}: the best is used`);
  return choice ?? "best";
}

function webhookFrom(env: NodeJS.ProcessEnv, warnings: string[]): string | null {
  const text = env["STUDIO_NIGHT_WEBHOOK"];
  if (!text) return null;
  if (URL.canParse(text) && /^https?:/.test(text)) return text;
  warnings.push("STUDIO_NIGHT_WEBHOOK is no http or https address: nothing is sent there");
  return null;
}

function dataFolder(env: NodeJS.ProcessEnv, platform: NodeJS.Platform, home: string): string {
  if (platform === "win32") return join(env["APPDATA"] || join(home, "AppData", "Roaming"), "Episode Studio");
  if (platform === "darwin") return join(home, "Library", "Application Support", "Episode Studio");
  return join(env["XDG_DATA_HOME"] || join(home, ".local", "share"), "episode-studio");
}

function rootsFrom(env: NodeJS.ProcessEnv, warnings: string[]): string[] {
  return list(env["STUDIO_ROOTS"], delimiter).filter((root) => {
    if (isAbsolute(root)) return true;
    warnings.push(`STUDIO_ROOTS names "${root}", which is not an absolute path: it is left out`);
    return false;
  });
}

function credentialsFrom(env: NodeJS.ProcessEnv): SigningFiles {
  const fileNamed = (path: string | undefined) => (path ? resolve(path) : null);
  return {
    program: env["STUDIO_C2PATOOL"] || null,
    key: fileNamed(env["STUDIO_C2PA_KEY"]),
    certificate: fileNamed(env["STUDIO_C2PA_CERT"]),
    algorithm: env["STUDIO_C2PA_ALG"] || "es256",
  };
}

function hostFolderFrom(env: NodeJS.ProcessEnv, warnings: string[]): string | null {
  const folder = env["STUDIO_HOST_FOLDER"];
  if (!folder || isAbsolute(folder)) return folder || null;
  warnings.push(`STUDIO_HOST_FOLDER is "${folder}", which is not an absolute path: it is left out`);
  return null;
}

function mirrorFrom(env: NodeJS.ProcessEnv, warnings: string[]): string | null {
  const text = env["HF_ENDPOINT"];
  if (!text || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))) return text || null;
  warnings.push(`HF_ENDPOINT is "${text}", which is no web address: it is left out`);
  return null;
}

function workflowsFrom(env: NodeJS.ProcessEnv): Record<string, string> {
  const named = Object.entries(env).flatMap(([name, path]) => {
    const id = /^STUDIO_([A-Z0-9_]+)_WORKFLOW$/.exec(name)?.[1]?.toLowerCase();
    return id === undefined || !path ? [] : [[id, resolve(path)] as const];
  });
  return Object.fromEntries(named);
}

function levelFrom(env: NodeJS.ProcessEnv, warnings: string[]): LogLevel {
  const text = env["STUDIO_LOG"];
  if (!text) return DEFAULT_LEVEL;
  const level = LOG_LEVELS.find((each) => each === text);
  if (level) return level;
  warnings.push(`STUDIO_LOG is "${text}", which is none of ${LOG_LEVELS.join(", ")}: using ${DEFAULT_LEVEL}`);
  return DEFAULT_LEVEL;
}

function portFrom(env: NodeJS.ProcessEnv, warnings: string[]): number {
  const text = env["STUDIO_PORT"];
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  warnings.push(`STUDIO_PORT is "${text}", which is not a port from 0 to 65535: using ${DEFAULT_PORT}`);
  return DEFAULT_PORT;
}

function list(text: string | undefined, separator: string): string[] {
  return (text ?? "")
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
