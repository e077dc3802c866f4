// ffmpeg and ffprobe as npm packages bring them, where one exists for this machine. A program that arrived without its run
// bit, or on a disk that runs nothing, is copied to the user folder and run there.
import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { reasonOf } from "../contracts/refusal.ts";
import { exists } from "../machine/paths.ts";
import { copyAtomic } from "../machine/write-file.ts";
import { run } from "../machine/spawn.ts";

export type Bundled = { readonly found: true; readonly path: string } | { readonly found: false; readonly why: string };

/** The path of a program that comes with the studio, ready to run. */
export async function findBundled(name: "ffmpeg" | "ffprobe", userDir: string): Promise<Bundled> {
  const packed = await packedPath(name);
  if (!packed.found) return packed;
  try {
    return { found: true, path: await makeRunnable(packed.path, userDir) };
  } catch (error) {
    return { found: false, why: `${packed.path} cannot be run here, nor copied: ${reasonOf(error)}` };
  }
}

/** The packages throw while being loaded when they have nothing for a machine. */
async function packedPath(name: "ffmpeg" | "ffprobe"): Promise<Bundled> {
  try {
    const loaded =
      name === "ffmpeg" ? await import("@ffmpeg-installer/ffmpeg") : await import("@ffprobe-installer/ffprobe");
    return { found: true, path: loaded.path ?? loaded.default.path };
  } catch {
    return { found: false, why: `no ${name} comes with the studio for ${process.platform} on ${process.arch}` };
  }
}

/** A program's path if it runs there, else the path of a copy that may be run. */
export async function makeRunnable(program: string, userDir: string): Promise<string> {
  if (await runs(program)) return program;
  const { size, mtimeMs } = await stat(program);
  const copy = join(userDir, "tools", `${Math.round(mtimeMs)}-${size}`, basename(program));
  if (!(await exists(copy))) await copyAtomic(program, copy, RUNNABLE);
  return copy;
}

const RUNNABLE = 0o755;

async function runs(program: string): Promise<boolean> {
  try {
    await access(program, constants.X_OK);
    await run(program, ["-version"]);
    return true;
  } catch {
    return false;
  }
}
