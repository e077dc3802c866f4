// Names a recording in a config's text, or takes it out again. Text edits: every other byte stays.
import { applyEdits, modify, parse } from "jsonc-parser";
import { setConfigValue } from "./edit-config.ts";
import { isRecord } from "../lib/json-values.ts";

const PLAYED = "source_track";

/** The audio mode as the config says it; "" when it says none. */
export function modeIn(text: string): string {
  const mode = audioIn(text)["mode"];
  return typeof mode === "string" ? mode : "";
}

export function playsTrack(text: string): boolean {
  return modeIn(text) === PLAYED;
}

/** `path` as the config spells it. A text that says so already stays as it is. */
export function withTrack(text: string, path: string): string {
  const named = audioIn(text)["track"] === path ? text : setConfigValue(text, ["audio", "track"], path);
  return playsTrack(named) ? named : setConfigValue(named, ["audio", "mode"], PLAYED);
}

/** Without a recording, and with the mode from before it ("": none). A mode that was chosen since stays. */
export function withoutTrack(text: string, before: string): string {
  const cleared = "track" in audioIn(text) ? without(text, ["audio", "track"]) : text;
  if (!playsTrack(cleared)) return cleared;
  if (before !== "") return setConfigValue(cleared, ["audio", "mode"], before);
  const unset = without(cleared, ["audio", "mode"]);
  return Object.keys(audioIn(unset)).length === 0 ? without(unset, ["audio"]) : unset;
}

function without(text: string, path: string[]): string {
  return applyEdits(text, modify(text, path, undefined, {}));
}

function audioIn(text: string): Readonly<Record<string, unknown>> {
  const config: unknown = parse(text);
  const audio = isRecord(config) ? config["audio"] : undefined;
  return isRecord(audio) ? audio : {};
}
