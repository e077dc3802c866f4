// What the compiler holds of the table of routes; every line that must not compile says so.
import { expect } from "chai";
import { pickRoute } from "../../src/contracts/routes/cut.ts";
import { jobsRoute, type JobsReply } from "../../src/contracts/routes/jobs.ts";
import { targetsRoute } from "../../src/contracts/routes/targets.ts";
import { bindEpisode, bindVerb } from "../../src/http/binding.ts";
import type { EpisodeContext } from "../../src/studio/shared/episode/episode-context.ts";
import { folderOnly } from "../support/episodes/episode-context.ts";

describe("a line of the table of routes", () => {
  const never = async () => ({}) as never;

  it("hands a verb the episode that its request names, or null where it may name none", async () => {
    const seen: unknown[] = [];
    const pick = bindEpisode(pickRoute, async (ports: string, { folder }) => seen.push(ports, folder) as never);
    const targets = bindEpisode(
      targetsRoute,
      async (_: string, episode) => seen.push(episode?.folder ?? null) as never,
    );
    const context = { isFromHere: true, episode: folderOnly("/show/tide") };
    await pick("ports").answer({}, context);
    await targets("ports").answer({}, context);
    await targets("ports").answer({}, { isFromHere: true });
    expect(seen).to.deep.equal(["ports", "/show/tide", "/show/tide", null]);
  });

  it("cannot forget the episode", () => {
    const lines = [
      // @ts-expect-error its input has the field `ep`
      bindVerb(pickRoute, never),
      // @ts-expect-error its input may have it
      bindVerb(targetsRoute, never),
      // @ts-expect-error there may be none
      bindEpisode(targetsRoute, async (_: object, { folder }: EpisodeContext) => folder as never),
      // @ts-expect-error its input has none
      bindEpisode(jobsRoute, never),
      bindVerb(jobsRoute, async () => ({}) as JobsReply),
    ];
    expect(lines).to.have.length(5);
  });
});
