import { expect } from "chai";
import { openTexts } from "../../support/page/open-texts.ts";
import { refusing, settled } from "../../support/page/page-states.ts";

describe("going back inside one episode", () => {
  it("takes the playhead along to the shot of the address", async () => {
    const { editor, go } = await openTexts();
    await go({ ep: "/show/ep01", pass: "proxy", shot: "sh020" });
    expect([editor.selected.value, editor.playback.frame.value]).to.deep.equal(["sh020", 48]);
    await go({ ep: "/show/ep01", pass: "proxy", workspace: "write", shot: "sh010" });
    expect([editor.selected.value, editor.playback.frame.value]).to.deep.equal(["sh010", 0]);
  });

  it("leaves the playhead where it is when the shot is the same", async () => {
    const { editor, go } = await openTexts();
    editor.playback.seek(20);
    await go({ ep: "/show/ep01", pass: "proxy", workspace: "write", shot: "sh010" });
    expect(editor.playback.frame.value).to.equal(20);
  });
});

describe("an address that names no pass", () => {
  const built = { final: true, proxy: true };
  const picture = { pass: "final", path: "renders/sh010/sh010_t01.jpg" } as const;
  const episodes = () => [{ ep: "/show/ep02", built, picture }];
  const unsaid = { ep: "/show/ep02", pass: "proxy", anyPass: true } as const;

  it("opens the pass that has takes, at the same shot and workspace", async () => {
    const { editor, go } = await openTexts({ episodes });
    await go({ ...unsaid, workspace: "write", shot: "sh020" });
    expect(editor.address.value).to.deep.equal({ ep: "/show/ep02", pass: "final", workspace: "write", shot: "sh020" });
  });

  it("leaves whoever goes elsewhere meanwhile there, and opens proxies of an episode that is not listed", async () => {
    const { editor, late, go } = await openTexts({ episodes });
    late.delay("episodes");
    editor.open(unsaid);
    await go({ ep: "/show/ep01", pass: "proxy" });
    await late.release();
    expect(editor.episode.openPass.value).to.deep.equal({ ep: "/show/ep01", pass: "proxy" });
    await go({ ep: "/show/ep03", pass: "proxy", anyPass: true });
    expect(editor.episode.openPass.value).to.deep.equal({ ep: "/show/ep03", pass: "proxy" });
  });
});

describe("a sentence", () => {
  it("about a text stays when the other pass is shown, and goes with its episode", async () => {
    const { editor, disk, enter, go } = await openTexts();
    disk.set("/show/ep01 script", { text: "", hash: "" });
    await enter("write");
    const said = () => editor.notices.at("source:script");
    expect(said()).to.equal("there is no script");
    editor.setPass("final");
    await settled();
    expect(said()).to.equal("there is no script");
    await go({ ep: "/show/ep02", pass: "proxy" });
    expect(said()).to.equal(undefined);
  });

  it("that comes late is not said of the episode or the pass that is open by then", async () => {
    const table = Object.fromEntries(
      ["build", "render", "discard", "pick", "assemble"].map((name) => [name, () => refusing(`no ${name}`)]),
    );
    for (const next of [
      { ep: "/show/ep02", pass: "proxy" },
      { ep: "/show/ep01", pass: "final" },
    ] as const) {
      const { editor, late, go } = await openTexts(table);
      for (const name of ["build", "render", "discard", "pick", "assemble"] as const) late.delay(name);
      void editor.builds.build();
      void editor.renders.render({ shots: ["sh010"] });
      void editor.renders.discard("sh010", 1);
      void editor.cut.pick("sh010", 1);
      void editor.films.assemble();
      await settled();
      await go(next);
      await late.release();
      const places = [...editor.notices.all.value.keys()];
      expect(places, "a build is of both passes").to.deep.equal(next.pass === "final" ? ["build"] : []);
    }
  });
});
