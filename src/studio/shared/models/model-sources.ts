// Who named what a take loads, down to the layer of the build: it decides which files the take cannot do without.
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { sourcesOf } from "../../../core/render/next-render.ts";
import type { ValueSource } from "../../../core/render/resolve-values.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

export interface SourceRequest {
  readonly shot: string;
  readonly target: VideoTarget;
  readonly sources: { readonly loras: ValueSource; readonly steps: ValueSource };
  readonly allowMismatch: boolean;
}

export function modelSources(
  { targetFacts, series }: PassSnapshot,
  { shot, target, sources, allowMismatch }: SourceRequest,
): ModelSources {
  const built = sourcesOf(targetFacts, shot, target);
  const layer = (name: "loras" | "steps") =>
    sources[name] === "built" ? (built?.[name].source ?? "preset") : sources[name];
  const families = Object.fromEntries([...(series?.modelFamilies ?? [])].map(([id, names]) => [id, [...names]]));
  return { loras: layer("loras"), steps: layer("steps"), families, allow_mismatch: allowMismatch };
}
