import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inspectFilm, type InspectPorts } from "../../../../src/studio/shared/takes/inspect-film.ts";
import { anyTools } from "../../../media/tool-sets.ts";
import { makeSidecar } from "../../../support/values/make-take.ts";
import { suiteFolder } from "../../../support/episodes/scratch-folder.ts";
import { folderOnly } from "../../../support/episodes/episode-context.ts";

describe("a look at a take that cannot be measured", () => {
  const folder = suiteFolder();

  it("says why, and leaves the take as it is", async () => {
    const mp4 = join(folder(), "sh010_t01.mp4");
    await writeFile(mp4, "this is no film");
    const warned: unknown[] = [];
    const studio = {
      tools: async () => anyTools(),
      log: { warn: (...words: unknown[]) => void warned.push(words) },
    } as unknown as InspectPorts;
    const take = { episode: folderOnly(folder()), record: makeSidecar(), mp4, isDrawn: false };
    const seen = await inspectFilm(studio, take, { signal: new AbortController().signal });
    expect(seen.check).to.deep.include({ measured: null, findings: [] });
    expect(seen.check.why).to.include("sh010_t01.mp4 cannot be read");
    expect(seen).to.include({ thumb: null, strip: null });
    expect(warned).to.have.length(2);
  });
});
