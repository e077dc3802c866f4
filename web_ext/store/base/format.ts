// How values are said to a person: durations, ages, places in a queue, seeds, trims. Short, sentence case, numbers beside their unit.
import { secondsOf } from "../../../src/core/time/rate.ts";

/** `4.5 s` */
export function formatLength(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

/** `0:32`, `1:02:05`: running time without frames. */
export function formatRunningTime(seconds: number): string {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}

/** About how long: `1 s`, `41 s`, `12 min`, `2 h 10 min`. */
export function formatDuration(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** How long ago: `just now`, `12 min ago`, `3 h ago`, `2 d ago`. */
export function formatAge(then: string | null, now: number): string {
  const time = Date.parse(then ?? "");
  if (!Number.isFinite(time)) return "";
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 24 * 60 ? `${Math.floor(minutes / 60)} h ago` : `${Math.floor(minutes / (24 * 60))} d ago`;
}

/** A moment on the clock of whoever reads it: `2026-03-01 18:28:09`; what is no moment stays as it is. */
export function formatDateTime(then: string): string {
  const at = new Date(then);
  if (!Number.isFinite(at.getTime())) return then;
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join("-");
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(twoDigits).join(":")}`;
}

/** `1st`, `2nd`, `3rd`, `11th`. */
export function formatOrdinal(place: number): string {
  const tail = place % 100 >= 11 && place % 100 <= 13 ? 0 : place % 10;
  return `${place}${["th", "st", "nd", "rd"][tail] ?? "th"}`;
}

/** The end of a seed, enough to tell two apart; never read as a number. */
export function formatSeed(seed: string): string {
  return seed.length > 4 ? `…${seed.slice(-4)}` : seed;
}

export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A trim in seconds and frames: `1:06` is one second and six frames. */
export function formatTrim(frames: number, fps: number): string {
  const nominal = Math.max(1, Math.round(fps));
  return `${Math.floor(frames / nominal)}:${twoDigits(frames % nominal)}`;
}

/** Reads `1:06`, or plain frames (`30`); undefined for anything else. */
export function parseTrim(text: string, fps: number): number | undefined {
  const match = /^[+−-]?\s*(?:(\d{1,5}):)?(\d{1,6})$/.exec(text.trim());
  if (!match) return undefined;
  return Number(match[1] ?? 0) * Math.max(1, Math.round(fps)) + Number(match[2]);
}

/** `5.17 s, 124 f` */
export function formatFrames(frames: number, fps: number): string {
  return `${secondsOf(frames, fps).toFixed(2)} s, ${frames} f`;
}

/** The last part of a path: what a person calls the file or folder. */
export function nameOf(path: string): string {
  return path.split(/[\\/]/).filter(Boolean).at(-1) ?? path;
}

/** A sentence as it stands in a line of its own. One that begins with an id or a path keeps its first letter as it is. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  const isWord = /^\p{Ll}+(?=[\s,;:!?’']|\.\s|\.?$)/u.test(trimmed);
  const first = isWord ? trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1) : trimmed;
  return /[.!?…:]$/.test(first) ? first : `${first}.`;
}

/** `12 kB`, `3.4 MB`, `1.8 GB` */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return bytes < 1_000_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** Words that begin a line. */
export function asTitle(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}

/** How far an upload is; all of it has been sent before the service has stored it. */
export function formatUpload(percent: number): string {
  return percent >= 100 ? "Taking it…" : `Bringing it… ${percent} %`;
}

/** `1344 × 768` or `1344x768` as `1344x768`; undefined for anything else. */
export function parseSize(text: string): string | undefined {
  const match = /^\s*([1-9]\d{0,4})\s*[x×*]\s*([1-9]\d{0,4})\s*$/i.exec(text);
  return match ? `${match[1]}x${match[2]}` : undefined;
}
