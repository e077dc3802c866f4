// The title of an episode as it is designed: drawn as a film has it, with the films around the cut. docs/http.md "Titles".
import { expect } from "chai";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TitlePreview } from "../../../src/contracts/routes/delivery/titles.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallFilm } from "../../support/media/small-film.ts";

describe("the title of an episode", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const preview = async (subtitle?: object) => {
    const asked = { ep: studio.ep, pass: "proxy", ...(subtitle && { subtitle }) };
    return (await studio.post("/titles/preview", asked).expect(200)).body as TitlePreview;
  };
  const refused = async (subtitle: object, status: number) => {
    const { body } = await studio.post("/titles/preview", { ep: studio.ep, pass: "proxy", subtitle }).expect(status);
    return (body as { error: string }).error;
  };
  /** Pixels of a PNG, as its header says. */
  const sizeOf = ({ picture }: TitlePreview) => {
    const header = Buffer.from(picture?.png ?? "", "base64").subarray(16, 24);
    return { width: header.readUInt32BE(0), height: header.readUInt32BE(4) };
  };

  it("is drawn in the frame of the pass, as large and as high as it is asked for", async () => {
    const usual = await preview();
    expect(usual).to.include({ intro: null, outro: null });
    expect(usual.text).to.be.a("string").that.is.not.equal("");
    expect(usual.subtitle).to.deep.equal({});
    expect(usual.usual).to.include({ size: 0.058, y: 0.56, color: "#ffffff" });
    const large = await preview({ size: 0.2, y: 0.2, glow_size: 0 });
    expect(sizeOf(large).height).to.be.greaterThan(sizeOf(await preview({ glow_size: 0 })).height);
    const middle = (large.picture?.y ?? 0) + sizeOf(large).height / 2;
    expect(middle / large.height).to.be.closeTo(0.2, 0.05);
  });

  it("is seen on the films around the cut when those say, and they are streamed", async () => {
    await mkdir(join(studio.root, "_titles"));
    const film = await smallFilm({ frames: 48, width: 64, height: 36, fps: 24 });
    await writeFile(join(studio.root, "_titles", "INTRO.mp4"), film);
    const { intro, outro } = await preview({ intro_in: [0.5, 1] });
    expect(intro).to.deep.equal({ seconds: 2, comes: [0.5, 1], goes: null });
    expect(outro).to.equal(null);
    const { headers } = await studio.get("/titles/film", { ep: studio.ep, pass: "proxy", of: "intro" }).expect(200);
    expect(headers["content-type"]).to.equal("video/mp4");
    const { body } = await studio.get("/titles/film", { ep: studio.ep, pass: "proxy", of: "outro" }).expect(404);
    expect((body as { error: string }).error).to.include("_titles/OUTRO.mp4");
  });

  it("is refused in a colour that is none, and in a font that is not there", async () => {
    expect(await refused({ color: "sunny" }, 400)).to.include('"sunny" is no colour');
    expect(await refused({ font: "fonts/none.ttf" }, 400)).to.include("fonts/none.ttf");
    expect(await refused({ size: 3 }, 400)).to.include("size");
  });
});
