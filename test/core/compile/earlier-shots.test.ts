// What the shots of a scene settle for the ones after them, as the built-in target's entries carry it.
import { expect } from "chai";
import { EditCache } from "../../../src/core/compile/edit-cache.ts";
import { checkSteps } from "../../../src/core/compile/build-pass.ts";
import { storyHash } from "../../../src/core/compile/hashes.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { HEAD, build, inputOf } from "./build-show.ts";

const shot = (id: string, who: string, action: string, more = "") =>
  `## ${id}\nwho: ${who}\ndur: 2\n${more}${action}\n`;
const before = (script: string, id: string) =>
  build(`${HEAD}${script}`)
    .shotlists.get("animatic")
    ?.shots.find((one) => one.id === id)?.scene?.before;

describe("what earlier shots settled", () => {
  const sits = shot("a", "mara, tom", "The sea is loud. Mara sits down on the crate.");

  it("is told to later shots of the same people at the same place", () => {
    expect(before(sits + shot("b", "mara", "She waits."), "b")).to.deep.equal({
      actions: ["Mara sits down on the crate."],
      others: [{ id: "tom", name: "Tom", pronoun: "their" }],
    });
    expect(before(sits + shot("b", "mara, tom", "They wait."), "b")).to.deep.equal({
      actions: ["Mara sits down on the crate."],
    });
    expect(before(sits, "a")).to.equal(undefined);
  });

  it("has the props that later shots do not name, as the config describes them", () => {
    const takes = shot("a", "mara", "Mara takes the crate.", "with: crate\n");
    expect(before(takes + shot("b", "mara", "She waits."), "b")?.props).to.deep.equal([
      { id: "crate", name: "the crate", design: "a pine crate" },
    ]);
    expect(before(takes + shot("b", "mara", "She waits.", "with: crate\n"), "b")?.props).to.equal(undefined);
  });

  it("is not told elsewhere, later, in another sequence, or where nobody comes back", () => {
    expect(before(sits + shot("b", "mara", "She waits.", "plate: cabin\n"), "b")).to.equal(undefined);
    expect(before(sits + shot("b", "mara", "Later. She waits."), "b")).to.equal(undefined);
    expect(before(sits + shot("b", "mara", "Later. She waits.") + shot("c", "mara", "Rain."), "c")).to.equal(undefined);
    expect(before(`${sits}# sq02 pier\n${shot("b", "mara", "She waits.")}`, "b")).to.equal(undefined);
    expect(before(`${shot("a", "tom", "Tom sits down.")}${shot("b", "mara", "She waits.")}`, "b")).to.equal(undefined);
  });

  it("leaves the story hash of later shots as it is", () => {
    const hashes = ["Mara sits down.", "Mara kneels."].map((action) => {
      const script = `${HEAD}${shot("a", "mara", action)}${shot("b", "mara", "She waits.")}`;
      const entries = build(script).shotlists.get("animatic")?.shots ?? [];
      return entries.map((entry) => storyHash(entry));
    });
    expect(hashes[0]).to.have.length(2);
    expect(hashes[0]?.[0]).not.to.equal(hashes[1]?.[0]);
    expect(hashes[0]?.[1]).to.equal(hashes[1]?.[1]);
  });

  it("changes with the earlier shot while a text is typed", () => {
    const cache = new EditCache().shotsOf("ep01");
    const typed = (action: string) => {
      const input = inputOf(`${HEAD}${shot("a", "mara", action)}${shot("b", "mara", "She waits.")}`);
      return runSteps(checkSteps(input, cache)).shots.get("b")?.entry.scene?.before?.actions;
    };
    expect([typed("Mara sits down."), typed("Mara kneels.")]).to.deep.equal([["Mara sits down."], ["Mara kneels."]]);
  });
});
