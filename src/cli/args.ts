// What every command has in common: flags, and the folder it works on. Reads as few files as it can: each start of the program does.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { InvalidArgumentError, Option, type Command } from "commander";
import type { Pass } from "../contracts/schema.ts";

export interface CommonFlags {
  readonly json?: boolean;
  readonly userDir?: string;
}

export interface PassFlags extends CommonFlags {
  readonly pass: Pass;
}

export function withCommon(command: Command): Command {
  return command
    .option("--json", "one JSON document on standard output and nothing else")
    .option("--user-dir <dir>", "where the studio keeps its own files");
}

export function withPass(command: Command, usual: Pass = "proxy"): Command {
  return withCommon(command).addOption(
    new Option("--pass <pass>", "final, or the small and quick proxy").choices(["proxy", "final"]).default(usual),
  );
}

/** `a,b` as ids; an empty list is a mistake, not "all". */
export function shotList(text: string): string[] {
  const shots = text
    .split(",")
    .map((shot) => shot.trim())
    .filter((shot) => shot !== "");
  if (shots.length === 0) throw new InvalidArgumentError("name at least one shot, for example --shots sh010,sh020");
  return shots;
}

export function sizeFlag(text: string): string {
  if (!/^[1-9]\d{1,4}x[1-9]\d{1,4}$/.test(text))
    throw new InvalidArgumentError("give a size in pixels, for example 1920x1080");
  return text;
}

/** `-14` or `-14,-1`: LUFS, and the highest true peak in dBTP. */
export function loudnessFlag(text: string): { lufs: number; true_peak: number } {
  const [lufs = Number.NaN, peak = -1, ...more] = text.split(",").map(Number);
  if (more.length === 0 && lufs >= -50 && lufs <= -5 && peak >= -12 && peak <= 0) return { lufs, true_peak: peak };
  throw new InvalidArgumentError("give LUFS from -50 to -5, and if you like the highest true peak, for example -23,-1");
}

export function gainFlag(text: string): number {
  const gain = text.trim() === "" ? Number.NaN : Number(text);
  if (gain >= 0 && gain <= 4) return gain;
  throw new InvalidArgumentError("give a factor from 0 to 4, for example 0.5");
}

/** Its bounds are the route's. */
export function numberFlag(text: string): number {
  const value = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(value)) return value;
  throw new InvalidArgumentError("give a number, for example 2");
}

export function portFlag(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || text.trim() === "") {
    throw new InvalidArgumentError("give a port from 0 to 65535; 0 takes any free one");
  }
  return port;
}

/** The episode folder as an absolute path. A name that is not there is told before anything is opened. */
export function episodeFolder(text: string): string {
  const folder = resolve(text);
  if (!existsSync(folder)) throw new InvalidArgumentError(`there is no folder ${folder}`);
  return folder;
}

/** The argument of every command that works in an episode. */
export const EPISODE = ["<ep>", "the episode's folder", episodeFolder] as const;
