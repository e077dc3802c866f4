import { expect } from "chai";
import type { UpscaleFields } from "../../../../src/contracts/files/upscale.ts";
import type { UpscaleOptions } from "../../../../src/contracts/routes/delivery/upscale.ts";
import { firstRecipe, recipeLines, recipeSections, targetsOf } from "../../../../web_ext/store/deliver/recipe.ts";
import { formOfPost, POST_FORM, readPost, readPostAsk } from "../../../../web_ext/store/deliver/post-form.ts";
import {
  formOfSection,
  readSection,
  readUpscale,
  readyMethod,
  SECTION_FORM,
  UPSCALE_FORM,
} from "../../../../web_ext/store/deliver/upscale-form.ts";
import { versionBadges } from "../../../../web_ext/store/takes/version-badges.ts";
import { makePost, makeUpscale, makeUpscaleOptions } from "../../../support/page/make-versions.ts";
import { OPEN_PLACE, openEditor } from "../../../support/page/open-editor.ts";
import { makeJob, makeShot, makeTake, settled } from "../../../support/page/page-states.ts";

const OF = { shot: "a", take: 1 };

describe("the form of an upscale", () => {
  it("asks for what was chosen, and leaves to the studio what was not", () => {
    expect(readUpscale({ ...UPSCALE_FORM, method: "pixel", grain: "0.05" }, OF)).to.deep.equal({
      ...{ takes: [OF], redo: true, method: "pixel", grain: 0.05, deliver: "1080p" },
      ...{ fit: "crop", encoder: "auto", quality: "review" },
    });
    expect(readUpscale({ ...UPSCALE_FORM, byRecipe: true, grain: "9" }, OF)).to.deep.equal({
      takes: [OF],
      redo: true,
      recipe: true,
    });
    expect(readUpscale({ ...UPSCALE_FORM, deliver: "2048 × 858", second: "restorer" }, OF)).to.include({
      deliver: "2048x858",
      then_method: "restorer",
    });
    expect(readUpscale({ ...UPSCALE_FORM, second: "4x.pth", secondScale: "2" }, OF)).to.include({
      then_pixel_model: "4x.pth",
      then_scale: 2,
    });
  });

  it("says what cannot be asked for", () => {
    expect(readUpscale({ ...UPSCALE_FORM, deliver: "large" }, OF)).to.include("width and a height");
    expect(readSection({ ...SECTION_FORM, scale: "1" })).to.include("more than 1");
    expect(readSection({ ...SECTION_FORM, scale: "five" })).to.include("more than 1");
    expect(readSection({ ...SECTION_FORM, keepSoft: "2" })).to.include("between 0 and 1");
    expect(readSection({ ...SECTION_FORM, grain: "0.3" })).to.include("0.2");
  });

  it("shows a recipe as it is written, and writes it so again", () => {
    const fields = JSON.parse(
      '{"method":"restorer","scale":1.5,"restorer_model":"3b","then":"a.pth","then_scale":2,"frequency_split":false}',
    ) as UpscaleFields;
    expect(readSection(formOfSection(fields))).to.deep.equal(fields);
    const latent = { method: "latent", detail: 1, vae: true, precision: "fp32", keep_soft: 0.5 } as const;
    expect(readSection(formOfSection(latent))).to.deep.equal(latent);
    expect(readSection({ ...formOfSection(latent), method: "pixel" })).to.deep.equal({
      method: "pixel",
      precision: "fp32",
      keep_soft: 0.5,
    });
  });

  it("begins with the best that can run here", () => {
    const latent = { status: "ready" as const, missing: [], mode: "resample" as const, align: 32, fixed_scale: null };
    const options = makeUpscaleOptions({ latent: { animatic: null, wan: latent } });
    expect([readyMethod(options, "wan"), readyMethod(options, "animatic"), readyMethod(options, null)]).to.deep.equal([
      "latent",
      "pixel",
      "pixel",
    ]);
    expect(firstRecipe(options, ["wan", "animatic"]).targets).to.deep.equal({
      "*": { method: "pixel", pixel_model: "lanczos" },
    });
    expect(targetsOf([makeShot("a"), makeShot("b")])).to.deep.equal(["animatic"]);
    expect(firstRecipe(options, ["wan"]).targets).to.deep.equal({
      "*": { method: "latent" },
    });
  });
});

describe("the form of a post", () => {
  it("reads a recipe as it is written, and writes it so again", () => {
    const fields = { enhance: { method: "refiner", strength: 0.3 }, motion_blur: 0.5, interpolate: 24 } as const;
    expect(readPost(formOfPost(fields))).to.deep.equal(fields);
    expect(readPost(formOfPost({ enhance: "draft" }))).to.deep.equal({ enhance: "draft" });
    expect(readPost(formOfPost({}))).to.deep.equal({ enhance: "none" });
  });

  it("asks for one take, or says what is wrong", () => {
    expect(readPostAsk({ ...POST_FORM, blur: "0.5" }, OF)).to.deep.equal({
      takes: [OF],
      redo: true,
      enhance: "draft",
      blur: 0.5,
    });
    expect(readPostAsk({ ...POST_FORM, byRecipe: true }, OF)).to.deep.equal({ takes: [OF], redo: true, recipe: true });
    expect(readPost({ ...POST_FORM, blur: "2" })).to.include("motion blur");
    expect(readPost({ ...POST_FORM, enhance: "refiner", strength: "1" })).to.include("strength");
    expect(readPost({ ...POST_FORM, smooth: "fast" })).to.include("frames a second");
  });
});

describe("recipes in words", () => {
  const recipe: NonNullable<UpscaleOptions["recipe"]> = {
    ...{ deliver: "1080p", fit: "pad", quality: "master", encoder: "auto" },
    targets: {
      a: { key: "*", fields: {}, text: "by pixels" },
      b: { key: "*", fields: {}, text: "by pixels" },
      c: null,
    },
    ...{ shots: {}, problems: [] },
  };

  it("name each section once, with the targets that it covers, and those that none does", () => {
    const { sections, uncovered } = recipeSections(recipe);
    expect(sections).to.deep.equal([{ key: "*", text: "by pixels", targets: ["a", "b"] }]);
    expect(uncovered).to.deep.equal(["c"]);
  });

  it("say the size as people know it", () => {
    const { delivers } = makeUpscaleOptions();
    expect(recipeLines(recipe, delivers)[0]).to.deep.equal({
      label: "Deliver",
      value: "1080p, 1920 × 1080",
    });
    expect(recipeLines({ ...recipe, deliver: "2048x858" }, delivers)[0]?.value).to.equal("2048 × 858");
  });
});

describe("badges of upscales and posts", () => {
  const words = (
    fields: Parameters<typeof makeTake>[1],
    jobOf: Parameters<typeof versionBadges>[1] = () => undefined,
  ) => versionBadges(makeTake(1, fields), jobOf).map(({ word }) => word);

  it("say what is there, what is old and what is on its way", () => {
    expect(words({})).to.deep.equal([]);
    expect(words({ upscale: makeUpscale(), post: makePost() })).to.deep.equal(["Upscale", "Post"]);
    expect(words({ upscale: makeUpscale({ keep: true }), post: makePost({ fresh: false }) })).to.deep.equal([
      "Upscale, kept",
      "Post stale",
    ]);
    expect(words({ upscale: makeUpscale({ status: "failed", save_notes: "no memory" }) })).to.deep.equal([
      "Upscale failed",
    ]);
    const queued = { upscale: makeUpscale({ status: "queued", mp4: null }) };
    expect(words(queued)).to.deep.equal(["Upscale queued"]);
    const running = makeJob("j", { kind: "upscale", status: "running", progress: 0.444 });
    expect(words(queued, () => running)).to.deep.equal(["Upscaling 44 %"]);
  });
});

describe("upscales and posts of takes", () => {
  const shots = [
    makeShot("a", { takes: [makeTake(1, { upscale: makeUpscale() }), makeTake(2)] }),
    makeShot("b", { takes: [makeTake(1)] }),
  ];
  const open = async () =>
    openEditor({
      shots,
      table: {
        upscale: ({ takes }) => ({
          queued: [],
          skipped: [],
          errors: (takes as { shot: string; take: number }[]).map((take) => ({
            ...take,
            error: "its film is not there",
          })),
        }),
        postProcess: () => ({ queued: [{ shot: "a", take: 1 }], skipped: [], errors: [] }),
        keepUpscale: () => ({}),
        deleteUpscale: () => ({}),
      },
    });

  it("are asked for from a take's menu, with why not where they cannot be", async () => {
    const { editor, commands } = await open();
    commands.bind("upscale", { shot: "b", take: 1 }).run();
    expect(editor.delivery.versions.asking.value).to.deep.equal({ kind: "upscale", shot: "b", take: 1 });
    expect(commands.bind("finish", { shot: "b", take: 1 }).why).to.equal("it needs an upscale first: upscale it");
    expect(commands.bind("finish", { shot: "a", take: 1 }).isEnabled).to.equal(true);
    expect(commands.bind("keep-upscale", { shot: "b" }).why).to.include("no finished upscale");
    expect(commands.bind("remove-version", { shot: "b" }).why).to.equal("it has no upscale");
  });

  it("keep a refusal with the take it is about, and with the window that asked", async () => {
    const { editor } = await open();
    const { versions } = editor.delivery;
    expect(await versions.upscale({ takes: [{ shot: "b", take: 1 }] })).to.equal(false);
    expect(editor.notices.at("take:b:1")).to.equal("its film is not there");
    expect(editor.notices.at("film:version")).to.equal("its film is not there");
    expect(await versions.post({ recipe: true })).to.equal(true);
  });

  it("are kept, removed, and compared with the take they were made of", async () => {
    const { editor, commands, asked } = await open();
    commands.bind("keep-upscale", { shot: "a", take: 1 }).run();
    await editor.delivery.versions.remove({ kind: "upscale", shot: "a", take: 1 });
    await settled();
    const of = { ...OPEN_PLACE, shot: "a", take: 1 };
    expect(asked.find(({ name }) => name === "keepUpscale")?.input).to.deep.equal({ ...of, keep: true });
    expect(asked.find(({ name }) => name === "deleteUpscale")?.input).to.deep.equal(of);
    commands.bind("compare-version", { shot: "a", take: 1 }).run();
    const pair = editor.compare.pair.value;
    expect([pair?.a.mp4, pair?.b.mp4, pair?.of]).to.deep.equal(["t1.mp4", "t1.up.mp4", "upscale"]);
    await settled();
    const differs = editor.compare.differences.value?.map(({ name }) => name);
    expect(differs).to.deep.equal(["Size", "Made"]);
    editor.compare.swap();
    expect(editor.compare.pair.value?.of).to.equal("upscale");
    expect(commands.bind("compare-version", { shot: "a", take: 2 }).why).to.include("no finished upscale");
  });

  it("tell of themselves with their take", async () => {
    const { editor, asked, later } = await open();
    const statuses = () => asked.filter(({ name }) => name === "episode").length;
    const before = statuses();
    editor.apply({ type: "studio.post", data: { ...OPEN_PLACE, shot: "a", take: 1, status: "ok" } });
    await later();
    expect(statuses()).to.equal(before + 1);
    editor.apply({ type: "studio.post", data: { ...OPEN_PLACE, pass: "final", shot: "a", take: 1, status: "ok" } });
    await later();
    expect(statuses()).to.equal(before + 1);
  });
});
