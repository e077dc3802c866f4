// PUT /studio/refs/defaults: which targets make the episode's references. The series config is not written. docs/http.md "References".
import { basename } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putRefDefaultsRoute } from "../../contracts/routes/refs.ts";
import { setEpisodeChoice } from "../../core/overrides/edit-overrides.ts";
import { KIND_OF, refDefaults } from "../../core/refs/ref-targets.ts";
import { REF_TARGETS, type RefTargetKey } from "../../core/series/series.ts";
import { resolveTarget } from "../../core/targets/registry.ts";
import { changeOverrides } from "../shared/overrides/change-overrides.ts";
import { readSeries } from "../shared/texts/read-series.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import type { StudioPorts } from "../ports.ts";

const FIELD = { target: "refs_target", keyframe_target: "keyframe_target", voice_target: "voice_target" } as const;

export async function putRefDefaults(
  ports: Pick<StudioPorts, "locks" | "emit" | "settings">,
  episode: EpisodeContext,
  body: EpisodeInput<typeof putRefDefaultsRoute>,
): Promise<ReplyOf<typeof putRefDefaultsRoute>> {
  const { folder: ep } = episode;
  if (REF_TARGETS.every((key) => body[key] === undefined)) {
    throw new Refusal("bad-input", `send at least one of ${REF_TARGETS.join(", ")}`);
  }
  const registry = await episode.registry();
  const chosen = REF_TARGETS.flatMap((key): { readonly key: RefTargetKey; readonly id: string | null }[] => {
    const id = body[key];
    if (id === undefined) return [];
    if (id === null || id === "") return [{ key, id: null }];
    const found = resolveTarget<"image" | "audio">(registry, id, KIND_OF[key]);
    if (!found.ok) throw new Refusal("bad-input", `${key}: ${found.sentence}`);
    return [{ key, id: found.value.id }];
  });
  const name = basename(ep);
  const overrides = await changeOverrides(ports, episode, (file) =>
    chosen.reduce((edited, { key, id }) => setEpisodeChoice(edited, name, FIELD[key], id), file),
  );
  ports.emit({ type: "studio.episode", data: { ep } });
  const series = await readSeries(episode);
  return { defaults: refDefaults({ registry, series, overrides, settings: ports.settings.now() }) };
}
