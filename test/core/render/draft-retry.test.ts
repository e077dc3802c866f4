import { expect } from "chai";
import { makeSidecar } from "../../support/values/make-take.ts";
import { draftRetry } from "../../../src/core/render/draft-sidecar.ts";

describe("a take that is made again", () => {
  it("carries on as the first try was to, and finds anew what it is started from", () => {
    const from = { shot: "a", take: 1, pass: "proxy", via: "frames", overlap: 22 } as const;
    const old = makeSidecar({
      ...{ continuous: "latent", hold: 22, latent: "sh010_t01.latent.safetensors" },
      continued_from: { ...from, video_steps: 7, audio_steps: 37, finished: null },
    });
    const draft = draftRetry(old, { queued: "2026-11-02T11:00:00+01:00", refs: [] });
    expect(draft).to.include({ continuous: "latent", status: "queued", parent_take: 1 });
    expect(draft).not.to.have.any.keys("continued_from", "latent");
  });

  it("asks for what the first try asked for, and not for the base preset that stood in", () => {
    const loras = [{ name: "fast.safetensors", strength: 1 }];
    const asked = { model: "a.safetensors", loras, steps: 4 };
    const old = makeSidecar({ base: true, loras: [], steps: 20, asked });
    const draft = draftRetry(old, { queued: "2026-11-02T11:00:00+01:00", refs: [] });
    expect(draft).to.deep.include(asked).and.not.to.have.any.keys("base", "asked");
  });
});
