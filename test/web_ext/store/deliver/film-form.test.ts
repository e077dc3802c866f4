import { expect } from "chai";
import { FILM_FORM, readFilmForm, type FilmForm } from "../../../../web_ext/store/deliver/film-form.ts";

const read = (fields: Partial<FilmForm>) => readFilmForm({ ...FILM_FORM, ...fields });

describe("how a film is to be made", () => {
  it("is as the service has it until something is chosen", () => {
    expect(read({})).to.deep.equal({ partial: true, upscaled: false, audio: "clips", publish: false, cards: false });
  });

  it("is told with the size, the loudness and the music that were typed", () => {
    const form = {
      size: " 1920 × 1080",
      levels: true,
      lufs: "−16",
      peak: "-1.5",
      music: "audio/a.wav",
      musicGain: "50",
    };
    expect(read({ ...form, duck: false, publish: true })).to.deep.include({
      size: "1920x1080",
      loudness: { lufs: -16, true_peak: -1.5 },
      music: { path: "audio/a.wav", gain: 0.5, duck: false },
      publish: true,
    });
  });

  it("is not asked for with what cannot be meant, and is where that is not used", () => {
    expect(read({ size: "big" })).to.match(/width and a height/);
    expect(read({ levels: true, lufs: "-3" })).to.match(/between -50 and -5/);
    expect(read({ levels: true, peak: "" })).to.match(/true peak/);
    expect(read({ music: "a.wav", musicGain: "loud" })).to.match(/volume/);
    expect(read({ lufs: "-3", musicGain: "loud" })).to.be.an("object");
  });
});
