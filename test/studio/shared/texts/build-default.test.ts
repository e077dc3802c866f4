import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PROMPT_COMPILERS as compilers } from "../../../../src/core/compile/prompt-compilers.ts";
import { KeyedLock } from "../../../../src/machine/keyed-lock.ts";
import { buildTexts } from "../../../../src/studio/shared/texts/build-texts.ts";
import { writeEpisode } from "../../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../../support/episodes/scratch-folder.ts";
import { registry } from "../../../support/servers/shipped-targets.ts";
import { ShowTargets } from "../../../../src/disk/targets/show-targets.ts";
import { requireEpisodeContext } from "../../../../src/studio/shared/episode/episode-context.ts";

describe("a build", () => {
  const scratch = scratchFolder();

  it("has one default target for both passes, whatever the settings change to meanwhile", async () => {
    const ep = await writeEpisode(scratch());
    const defaults = registry.list("video").filter(({ id }) => ["animatic", "ltx2"].includes(id));
    let asked = 0;
    const studio = {
      place: { userDir: join(scratch(), "user"), envRoots: [scratch()], runRoots: [] },
      showTargets: new ShowTargets(registry),
      compilers,
      locks: new KeyedLock(),
      emit: () => undefined,
      get machineDefault() {
        return defaults[asked++ % 2]!;
      },
    };
    expect((await buildTexts(studio, await requireEpisodeContext(studio, ep))).ok).to.equal(true);
    const targetOf = async (name: string) =>
      (JSON.parse(await readFile(join(ep, "shotlist", name), "utf8")) as { target: string }).target;
    expect(await targetOf("shotlist.json")).to.equal(await targetOf("shotlist_proxy.json"));
    expect(asked).to.equal(1);
  });
});
