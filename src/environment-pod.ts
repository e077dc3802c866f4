// The commands of a rented machine, by environment variables alone: what starts programs is set by nobody over HTTP.
// docs/hosts.md "A rented machine".

/** A program and its arguments: no shell reads them. */
export type Argv = readonly [string, ...string[]];

export interface PodCommands {
  readonly start: Argv;
  readonly stop: Argv;
  /** Milliseconds without a job before it is stopped. */
  readonly idle: number;
  /** Whether it is stopped with the service. */
  readonly stopOnExit: boolean;
}

const USUAL_IDLE = 15;
const MINUTE = 60_000;
const EXAMPLE = `["runpodctl", "start", "pod", "ID"]`;

/** Null where none is set up: a machine that can be started and not stopped is none. */
export function readPod(env: NodeJS.ProcessEnv, warnings: string[]): PodCommands | null {
  const [start, stop] = [argvOf(env, "STUDIO_POD_START", warnings), argvOf(env, "STUDIO_POD_STOP", warnings)];
  if (start === null && stop === null) return null;
  if (start === null || stop === null) {
    warnings.push("STUDIO_POD_START and STUDIO_POD_STOP are needed together: no machine is started");
    return null;
  }
  const minutes = env["STUDIO_POD_IDLE"] ? Number(env["STUDIO_POD_IDLE"]) : USUAL_IDLE;
  const isGood = Number.isFinite(minutes) && minutes >= 1 && minutes <= 1440;
  if (!isGood) warnings.push(`STUDIO_POD_IDLE is 1 to 1440 minutes: ${USUAL_IDLE} are used`);
  const idle = (isGood ? minutes : USUAL_IDLE) * MINUTE;
  return { start, stop, idle, stopOnExit: env["STUDIO_POD_STOP_ON_EXIT"] === "1" };
}

function argvOf(env: NodeJS.ProcessEnv, name: string, warnings: string[]): Argv | null {
  const text = env[name];
  if (!text) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (Array.isArray(parsed) && parsed.every((each) => typeof each === "string") && parsed[0]) {
      const [program, ...rest] = parsed as [string, ...string[]];
      return [program, ...rest];
    }
  } catch {
    // said below
  }
  warnings.push(`${name} is left out: it is a list of a program and its arguments, as ${EXAMPLE}`);
  return null;
}
