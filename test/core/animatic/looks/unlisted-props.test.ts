// Things that an action names and no list has: in their colour and kind, and as their company makes them.
import { expect } from "chai";
import { isMadeOf } from "../../../../src/core/animatic/looks/props/find-prop.ts";
import { nounKey, unlistedProps } from "../../../../src/core/animatic/looks/props/unlisted-props.ts";
import { colourOf } from "../../../../src/core/animatic/colour/colour-words.ts";

function thing(action: string, noun: string, design = "a woman of thirty", description = "a street") {
  const subjects = [{ id: "mara", name: "Mara", design }];
  const look = unlistedProps({ action, location: { description }, subjects }).get(nounKey(noun));
  return look?.kind === "thing" ? look.look : undefined;
}

describe("what things are made of", () => {
  it("is no thing itself where a thing stands behind it", () => {
    const at = (text: string) => isMadeOf(text.split(" "), 0);
    expect([at("glass coffee pot"), at("tin bucket"), at("glass of water"), at("glass and bottle")]).to.deep.equal([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("things that only the action names", () => {
  it("have the colour and the kind that are said of them there", () => {
    expect(thing("Mara opens a yellow umbrella.", "umbrella")?.colour).to.deep.equal(colourOf("yellow"));
    expect(
      thing("Mara lifts a cardboard box.", "box")?.shape ?? thing("Mara lifts a cardboard box.", "cardboardbox")?.shape,
    ).to.equal("carton");
    expect(thing("Mara grabs the umbrella.", "umbrella")).to.equal(undefined);
  });
  it("have nothing of what is said of something else", () => {
    const design = "a man of seventy in a dark wet overcoat, hat in hand";
    expect(thing("Mara comes in with her hat in her hands.", "hat", design)?.state ?? null).to.equal(null);
    expect(thing("Mara takes off her coat.", "overcoat", design)?.state ?? null).to.equal(null);
    expect(thing("Mara shakes her hat.", "hat", "a man with a wet hat")?.state).to.equal("wet");
  });
  it("are of the kind that their company has", () => {
    expect(thing("Mara pulls off her mask.", "mask", "a fencer, white suit")?.shape).to.equal("fencingmask");
    expect(thing("Mara bends over with a little mirror.", "mirror", "a cheerful dentist")?.shape).to.equal(
      "dentalmirror",
    );
    expect(thing("Mara lifts the mask.", "mask", "an actress")).to.equal(undefined);
    expect(thing("Mara passes the gravy boat to her uncle.", "boat")?.shape).to.equal("sauceboat");
    expect(thing("Mara lifts the shell.", "shell", "a rower", "A boathouse at sunrise, rowers")?.shape).to.equal(
      "canoe",
    );
  });
  it("have the colour that a design says of them", () => {
    const saloon = "an old white saloon under a blue tarpaulin";
    expect(thing("Mara pulls off the tarpaulin.", "tarpaulin", saloon)?.colour).to.deep.equal(colourOf("blue"));
  });
});
