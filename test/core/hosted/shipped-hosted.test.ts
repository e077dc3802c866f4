// The hosted models that ship: their bindings fit their targets, and every request is as it is kept beside the tests.
import { expect } from "chai";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { TargetFile } from "../../../src/contracts/files/target.ts";
import { PASSES } from "../../../src/contracts/schema.ts";
import { valuesIn } from "../../../src/core/hosted/fill-body.ts";
import { finalOfDraft, planRequest, type HostedRender } from "../../../src/core/hosted/plan-request.ts";
import { secondsOf } from "../../../src/core/time/rate.ts";
import { expectFiles } from "../../support/values/expect-files.ts";
import { shippedHosted } from "../../support/servers/shipped-hosted.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const folder = fileURLToPath(new URL("../../../../test/fixtures/hosted", import.meta.url));
const hosted = shipped.files.filter((file) => file.via === "router");
const bindingOf = ({ id }: TargetFile) => shippedHosted.bindings.get(id)!;
const file = (role: string, n = 1) => ({ role, name: `${role}${n}.png` });

const ASKS: Readonly<Record<string, Partial<HostedRender>>> = {
  plain: {},
  silent: { sound: false, width: 768, height: 1344 },
  keyframes: { files: [file("first"), file("last"), file("subject")] },
  "last only": { files: [file("last")] },
  pictures: { files: [file("subject", 1), file("subject", 2), file("plate")] },
  draft: { isDraft: true },
};
const PICTURE_ASKS: Readonly<Record<string, Partial<HostedRender>>> = {
  plain: { width: 1344, height: 768 },
  edit: { files: [file("reference", 1), file("reference", 2)] },
};

/** Every request that is asked of a target here, as it would be sent. */
function requestsOf(target: TargetFile): string {
  const seconds = target.kind === "video" ? secondsOf(target.template.frames.base, 24) : undefined;
  const ask: HostedRender = {
    prompt: "A pier at night. Mara waits.",
    negative: "blurry",
    ...(seconds !== undefined && { seconds, sound: true }),
    width: 1920,
    height: 1080,
    seed: "4821077719930284416",
    files: [],
  };
  const asks = Object.entries(target.kind === "video" ? ASKS : PICTURE_ASKS);
  const planned = asks.map(([name, more]) => {
    const plan = planRequest(bindingOf(target), target.limits ?? {}, { ...ask, ...more });
    return [name, plan.ok ? plan.value : { refused: plan.sentence }] as const;
  });
  const final = finalOfDraft(bindingOf(target), "task-1");
  return `${JSON.stringify({ ...Object.fromEntries(planned), ...(final && { final }) }, null, 2)}\n`;
}

describe("the hosted models that ship", () => {
  it("are asked as a file beside each target says, and no other target has one", () => {
    expect(shippedHosted.problems).to.deep.equal([]);
    expect([...shippedHosted.bindings.keys()]).to.have.members(hosted.map(({ id }) => id));
    expect(hosted.map(({ id }) => id)).to.have.members([
      "seedance_25",
      "seedance_20",
      "veo_31",
      "kling_v3",
      "flux2_pro",
      "flux2_pro_edit",
    ]);
  });

  it("are asked as their targets promise", () => {
    for (const target of hosted) {
      const binding = bindingOf(target);
      const names = valuesIn(binding.body);
      expect(target.presets.final.model, target.id).to.equal(binding.model);
      expect(target.shipped_draft, target.id).to.equal(true);
      expect(names.has("prompt"), target.id).to.equal(true);
      expect(names.has("ratio"), target.id).to.equal(target.limits?.ratios !== undefined);
      expect(names.has("resolution"), target.id).to.equal(binding.resolutions !== undefined);
      expect(names.has("seed"), target.id).to.equal(binding.largest_seed !== undefined);
      if (target.kind !== "audio")
        expect(names.has("negative"), target.id).to.equal(target.capabilities.negative_prompt);
      if (binding.draft) expect(names.has(binding.draft.field), target.id).to.equal(true);
    }
  });

  for (const target of hosted) {
    if (target.kind !== "video") continue;
    it(`${target.id} has whole seconds within its limits on its whole grid`, () => {
      const { step, base, max } = target.template.frames;
      for (let frames = base; frames <= max; frames += step) {
        const seconds = secondsOf(frames, 24);
        const ask = { prompt: "p", seconds, width: 1280, height: 720, seed: "1", sound: true, files: [] };
        expect(Number.isInteger(seconds)).to.equal(true);
        expect(planRequest(bindingOf(target), target.limits ?? {}, ask)).to.include({ ok: true });
      }
    });
  }

  it("are asked in these very words", () => {
    const texts = new Map(hosted.map((target) => [`${target.id}.json`, requestsOf(target)]));
    expectFiles(join(folder), texts);
  });

  it("take the presets of both passes", () => {
    for (const target of hosted) {
      for (const pass of PASSES) {
        const preset = (target.presets as Record<string, { width: number; height: number }>)[pass];
        if (!preset) continue;
        const { width, height } = preset;
        const seconds = target.kind === "video" ? { seconds: secondsOf(target.template.frames.base, 24) } : {};
        const ask = { prompt: "p", width, height, seed: "1", files: [], ...seconds };
        expect(planRequest(bindingOf(target), target.limits ?? {}, ask), `${target.id} ${pass}`).to.include({
          ok: true,
        });
      }
    }
  });
});
