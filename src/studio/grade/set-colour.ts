// PUT /studio/grade/colour: what a shot's colours are matched to in each film, over what the script and the series say.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { setColourRoute } from "../../contracts/routes/delivery/grade.ts";
import { colourSetting, setColour as setIn } from "../../core/grade/colour-setting.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { changeOverrides } from "../shared/overrides/change-overrides.ts";
import { requireShotInPasses } from "../shared/overrides/override-shot.ts";
import type { BuiltPorts } from "../shared/pass/read-built.ts";

export async function setColour(
  ports: BuiltPorts & Pick<StudioPorts, "locks" | "emit">,
  episode: EpisodeContext,
  { shot, colour }: EpisodeInput<typeof setColourRoute>,
): Promise<ReplyOf<typeof setColourRoute>> {
  const passes = await requireShotInPasses(ports, episode, shot);
  const overrides = await changeOverrides(ports, episode, (file) => setIn(file, shot, colour));
  ports.emit({ type: "studio.episode", data: { ep: episode.folder } });
  const found = passes.final ?? passes.proxy;
  const facts = { series: found?.built.series ?? null, overrides };
  return { shot, colour: colourSetting(facts, shot, found?.stored.story ?? null) };
}
