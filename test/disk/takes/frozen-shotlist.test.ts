import { expect } from "chai";
import { requireFrozenShotlist, writeFrozenShotlist } from "../../../src/disk/takes/frozen-shotlist.ts";
import { relativeTo } from "../../../src/disk/roots.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { makeShotlist } from "../../support/values/make-shotlist.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

describe("the shot list kept with a take", () => {
  const ep = episodeFolder();
  const id = { shot: "sh/010", take: 3, pass: "final" } as const;

  it("is read back as it was written, beside the take", async () => {
    const path = await writeFrozenShotlist(ep(), id, makeShotlist());
    expect(relativeTo(ep(), path)).to.equal("renders/sh_010/sh_010_t03.shotlist.json");
    expect(await requireFrozenShotlist(ep(), id)).to.deep.equal(makeShotlist());
  });
  it("asks for another render when it is missing or broken", async () => {
    expect((await refusalOf(requireFrozenShotlist(ep(), id))).message).to.contain("is missing");
    await writeFiles(ep(), { "renders/sh_010/sh_010_t03.shotlist.json": "{}" });
    const refusal = await refusalOf(requireFrozenShotlist(ep(), id));
    expect(refusal.kind).to.equal("unknown");
    expect(refusal.message).to.contain("render the shot again");
  });
});
