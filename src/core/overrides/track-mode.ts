// What the series config's audio mode was before a recording was attached, kept in the overrides. docs/format.md "overrides.json".
import type { OverridesFile } from "../../contracts/files/overrides.ts";

/** `mode`: as the config says it; "" when it says none. */
export function rememberMode(file: OverridesFile, mode: string): OverridesFile {
  return { ...file, audio: { ...file.audio, mode_before_track: mode } };
}

export function forgetMode(file: OverridesFile): OverridesFile {
  const { audio, ...rest } = file;
  const { mode_before_track: _forgotten, ...others } = audio ?? {};
  return Object.keys(others).length === 0 ? rest : { ...rest, audio: others };
}
