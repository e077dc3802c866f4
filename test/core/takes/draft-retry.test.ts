import { expect } from "chai";
import { draftRetry } from "../../../src/core/takes/draft-retry.ts";
import { makeSidecar } from "../../support/make-take.ts";

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
});
