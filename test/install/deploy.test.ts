// How the studio runs as a service elsewhere: each file of extension/deploy names programs, folders, variables and addresses that exist.
import { expect } from "chai";
import { healthRoute } from "../../src/contracts/routes/config.ts";
import { DEFAULT_PORT } from "../../src/environment.ts";
import { readText } from "../support/project-files.ts";

const FILES = ["Dockerfile", "compose.yaml", "episode-studio.service"].map((name) => `extension/deploy/${name}`);
const [image = "", compose = "", unit = ""] = FILES.map(readText);

describe("what runs the studio as a service", () => {
  it("sets variables that the README explains", () => {
    const known = new Set(readText("README.md").match(/STUDIO_[A-Z_]+/g));
    const ownWords = ["STUDIO_SHOWS"]; // of compose.yaml alone
    for (const [i, text] of [image, compose, unit].entries()) {
      const unknown = (text.match(/STUDIO_[A-Z_]+/g) ?? []).filter(
        (name) => !known.has(name) && !ownWords.includes(name),
      );
      expect(unknown, FILES[i]).to.deep.equal([]);
    }
  });

  it("asks for its health where the service tells it", () => {
    expect(image).to.contain(`http://127.0.0.1:${DEFAULT_PORT}/studio${healthRoute.path}`);
    expect(image).to.contain(`EXPOSE ${DEFAULT_PORT}`);
  });

  it("starts the program of the package, as a user without rights, with a port for its own machine alone", () => {
    const { bin, engines } = JSON.parse(readText("package.json")) as { bin: object; engines: { node: string } };
    const [program = ""] = Object.keys(bin);
    expect(image)
      .to.contain(`ENTRYPOINT ["${program}"]`)
      .and.match(/^USER node$/m);
    expect(unit)
      .to.match(new RegExp(`^ExecStart=/usr/bin/env ${program} serve$`, "m"))
      .and.match(/^User=\S+$/m)
      .and.match(/^CapabilityBoundingSet=$/m)
      .and.match(/^ProtectSystem=strict$/m);
    expect(compose).to.contain(`"127.0.0.1:${DEFAULT_PORT}:${DEFAULT_PORT}"`);
    const oldest = Number(/\d+/.exec(engines.node)?.[0]);
    for (const [, major] of image.matchAll(/FROM node:(\d+)/g)) expect(Number(major)).to.be.at.least(oldest);
  });

  it("keeps shows and its own files on volumes", () => {
    const folders = [...image.matchAll(/STUDIO_(?:USER_DIR|ROOTS)=(\S+)/g)].map(([, folder]) => folder);
    expect(folders).to.deep.equal(["/data", "/shows"]);
    for (const folder of folders) {
      expect(image).to.match(new RegExp(`VOLUME .*"${folder}"`));
      expect(compose).to.match(new RegExp(`- \\S+:${folder}$`, "m"));
    }
  });
});
