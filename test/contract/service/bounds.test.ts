// Numbers that no render could have are refused before anything is written.
import { expect } from "chai";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("bounds of seeds and sizes", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
  });
  after(() => studio.close());

  const refusedOf = async (method: "put" | "post", path: string, body: object) =>
    ((await studio[method](path, { ep: studio.ep, ...body }).expect(400)).body as { error: string }).error;

  for (const seed of [1e21, 2 ** 53, -1, 1.5, "18446744073709551616", "99999999999999999999", "0x10", ""]) {
    it(`refuse the seed ${JSON.stringify(seed)}, and the overrides can still be read`, async () => {
      const put = await refusedOf("put", "/override", { shot: "sh010", fields: { seed } });
      expect(put).to.contain("a seed from 0 to 18446744073709551615");
      expect(await refusedOf("post", "/render", { shots: ["sh010"], seed })).to.contain("seed must be");
      await studio.get("/shot", { ep: studio.ep, pass: "proxy", shot: "sh010" }).expect(200);
    });
  }
  it("take the largest seed as text and an exact one as a number", async () => {
    for (const seed of ["18446744073709551615", Number.MAX_SAFE_INTEGER]) {
      const { body } = await studio.put("/override", { ep: studio.ep, shot: "sh010", fields: { seed } }).expect(200);
      expect(body).to.have.nested.property("override.proxy.seed", String(seed));
    }
  });
  for (const size of ["16385x64", "64x99999", "0x64", "64", [16_385, 64]]) {
    it(`refuse the size ${JSON.stringify(size)}`, async () => {
      expect(await refusedOf("post", "/render", { shots: ["sh010"], size })).to.contain("size must be");
      if (typeof size === "string") {
        expect(await refusedOf("put", "/override", { shot: "sh010", fields: { size } })).to.contain("WxH in pixels");
        expect(await refusedOf("post", "/assemble", { size })).to.contain("WxH in pixels");
      }
    });
  }
});
