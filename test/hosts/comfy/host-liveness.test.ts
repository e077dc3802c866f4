import { expect } from "chai";
import { ComfyHost } from "../../../src/hosts/comfy/comfy-host.ts";
import { HostLiveness } from "../../../src/hosts/comfy/host-liveness.ts";
import { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

describe("a host that accepts and never answers", () => {
  let standIn: StandInHost;
  let now: number;
  let host: ComfyHost;

  beforeEach(async () => {
    standIn = await new StandInHost(Buffer.from("film")).open();
    now = 0;
    const liveness = new HostLiveness(() => now);
    host = new ComfyHost(standIn.url, { clientId: "studio-test", patience: 200, classesPatience: 200, liveness });
    await host.down(); // a connection is there
    standIn.asked.length = 0;
  });
  afterEach(() => standIn.close());

  /** Whether it is there at all is asked in the background. */
  const theQuestion = () => received("GET /prompt");
  const received = async (question: string) => {
    await until(() => standIn.asked.includes(question), "the host was not asked that");
  };

  it("is waited for once, and then not asked by everybody again", async () => {
    standIn.switches.hangs = true;
    expect(await host.models("vae")).to.equal(undefined);
    await received("GET /models/vae");
    now = 200.25;
    const asked = standIn.asked.length;
    expect(
      await Promise.all([host.models("vae"), host.folders(), host.queue(), host.nodeClass("VAELoader")]),
    ).to.deep.equal([undefined, undefined, undefined, undefined]);
    expect(await host.prompt("one")).to.equal(undefined);
    expect(await host.nodeClasses()).to.equal(undefined);
    expect(await host.saved.read("film.json")).to.deep.include({ is: "silent" });
    expect(await host.down(10)).to.match(/no answer for/);
    await theQuestion();
    expect(standIn.asked.slice(asked), "one question goes on asking").to.deep.equal(["GET /prompt"]);
    expect(host.silentFor()).to.equal(200.25);
  });

  it("leaves what is left of a patience to whoever waits longer", async () => {
    standIn.switches.hangs = true;
    await host.models("vae");
    await received("GET /models/vae");
    now = 200.25;
    expect(await host.within(150).models("vae")).to.equal(undefined);
    await theQuestion();
    expect(standIn.asked).to.deep.equal(["GET /models/vae", "GET /prompt"]);
    await host.within(300).models("vae");
    expect(standIn.asked).to.deep.equal(["GET /models/vae", "GET /prompt", "GET /models/vae"]);
  });

  it("is asked as before once it has said anything again", async () => {
    standIn.switches.hangs = true;
    await host.models("vae");
    now = 200.25;
    standIn.switches.hangs = false;
    expect(await host.models("vae"), "nobody knows yet").to.equal(undefined);
    expect(await host.down()).to.equal(null);
    expect(host.silentFor()).to.equal(0);
    standIn.install("vae", "a.safetensors");
    expect(await host.models("vae")).to.deep.equal(["a.safetensors"]);
  });

  it("is not one that refuses the connection: that is known at once, and asked anew each time", async () => {
    await standIn.close();
    expect(await host.models("vae")).to.equal(undefined);
    expect(host.silentFor()).to.equal(0);
    await standIn.open().catch(() => undefined);
  });
});
