// An import of long screenplays: the service goes on answering, and the episodes are those of short ones.
import { expect } from "chai";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportReply } from "../../../src/contracts/routes/new-episodes.ts";
import { planEpisode } from "../../../src/core/import/plan-episode.ts";
import { parseFountain } from "../../../src/core/import/parse-fountain.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("an import of a long screenplay", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
  });
  after(() => studio.close());

  const scene = (n: number) =>
    `INT. ROOM ${n} - DAY\n\nMara walks across room ${n} and looks at the old lamp.\n\nMARA\nIt went out again, and I was here all night.\n\n`;

  it("makes the same episode as if it were read at once", async () => {
    const parent = join(studio.root, "long");
    await mkdir(parent);
    const text = Array.from({ length: 120 }, (_, n) => scene(n)).join("");
    const scripts = [{ name: "ep01.fountain", text }];
    const { episodes, errors } = (await studio.post("/import", { parent, scripts }).expect(200)).body as ImportReply;
    expect(errors).to.deep.equal([]);
    expect(episodes[0]?.check.ok).to.equal(true);
    const { script } = planEpisode(parseFountain(text).screenplay, "ep01");
    expect(await readFile(join(parent, "ep01", "ep01.md"), "utf8")).to.equal(script);
  });
});
