// Every verb of an episode sees the targets of its show: with one of them in use, none looks for it where only the shipped ones are.
import { expect } from "chai";
import { mkdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Route } from "../../../../src/contracts/route.ts";
import {
  assembleRoute,
  copyCutRoute,
  pickRoute,
  putCutRoute,
  resetCutRoute,
} from "../../../../src/contracts/routes/cut.ts";
import { draftsRoute, routerDryrunRoute } from "../../../../src/contracts/routes/router.ts";
import { buildRoute, episodeRoute, shotRoute } from "../../../../src/contracts/routes/episodes.ts";
import { handoffRoute } from "../../../../src/contracts/routes/handoff.ts";
import { keyframeRoute } from "../../../../src/contracts/routes/refs.ts";
import { readEnvironment } from "../../../../src/environment.ts";
import type { CallRoute } from "../../../../src/contracts/route.ts";
import { callInProcess } from "../../../../src/http/owner/call-in-process.ts";
import { studioRoutes } from "../../../../src/http/studio-routes.ts";
import { createServer, type StudioServer } from "../../../../src/main.ts";
import { silentLog } from "../../../../src/machine/log.ts";
import { requireEpisodeContext } from "../../../../src/studio/shared/episode/episode-context.ts";
import { placeTakes } from "../../../support/media/drawn-takes.ts";
import { lendKnownTools } from "../../../support/media/known-tools.ts";
import { writeEpisode } from "../../../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../../../support/episodes/scratch-folder.ts";
import { registry } from "../../../support/servers/shipped-targets.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";

const OWN = "own_film";
const NODE = { node: "1", class_type: "SaveVideo", field: "video" };

/** As somebody saved it with the show. */
const ownTarget = {
  ...registry.find("ltx2"),
  ...{ id: OWN, label: "Own film", short: "own", aliases: [], models: {}, downloads: {} },
  ...{ draft: false, workflow: null, saver: "SaveVideo", output: "1", binding: { prompt: [NODE] } },
};

describe("the targets of a show", function () {
  this.timeout(60_000);
  let scratch: Scratch;
  let server: StudioServer;
  let ep: string;
  let ask: CallRoute;
  /** Ids that somebody looked for among the shipped targets alone. */
  const missed = new Set<string>();
  let configsRead = 0;

  before(async () => {
    scratch = await openScratch();
    const root = join(await realpath(scratch.folder), "show");
    await mkdir(root);
    ep = await writeEpisode(root, "tide");
    await writeFiles(root, { [`targets/${OWN}/target.json`]: ownTarget });
    const userDir = join(scratch.folder, "user");
    const environment = { ...readEnvironment(process.env, process.platform, scratch.folder), userDir };
    lendKnownTools(userDir);
    server = await createServer({ environment, runRoots: [root], log: silentLog });
    const { ports: studio } = server;
    const find: typeof registry.find = (id) => {
      const found = studio.showTargets.shipped.find(id);
      if (!found) missed.add(id);
      return found;
    };
    const { showTargets, place } = studio;
    const ports = {
      ...studio,
      showTargets: {
        shipped: { ...showTargets.shipped, find },
        registryFor: (...of: Parameters<typeof showTargets.registryFor>) => showTargets.registryFor(...of),
      },
      place: {
        ...place,
        get userDir() {
          configsRead += 1; // nothing else of an episode's request lies in it
          return place.userDir;
        },
      },
    };
    ask = callInProcess({ bindings: studioRoutes(ports), openEpisode: (at) => requireEpisodeContext(ports, at) });
    await ask(buildRoute, { ep });
    await placeTakes({ ep });
    await writeFiles(ep, { "overrides.json": { episode: { id: "tide", target: OWN }, shots: {} } });
  });
  after(async () => {
    await server.close();
    await scratch.remove();
  });

  const cases: readonly [what: string, route: Route, fields: object][] = [
    ["a status", episodeRoute, {}],
    ["a shot", shotRoute, { shot: "sh010" }],
    ["an assemble", assembleRoute, { pass: "proxy", partial: true }],
    ["a copy of the cut", copyCutRoute, { from: "proxy", to: "final", what: "order" }],
    ["a pick", pickRoute, { shot: "sh010", take: 1 }],
    ["another cut", putCutRoute, { entries: [{ shot: "sh010" }] }],
    ["a reset", resetCutRoute, { what: "all" }],
    ["the list of drafts", draftsRoute, {}],
    ["an export", handoffRoute, { format: "otio", as: "json" }],
    ["a keyframe", keyframeRoute, { shot: "sh020" }],
    ["a dry run", routerDryrunRoute, { shot: "sh010", target: "seedance_25" }],
  ];
  for (const [what, route, fields] of cases) {
    it(`are seen by ${what}, which reads the config once`, async () => {
      missed.clear();
      configsRead = 0;
      await ask(route, { ep, ...fields });
      expect([...missed]).to.deep.equal([]);
      expect(configsRead).to.equal(1);
    });
  }
  it("are what a keyframe is described for", async () => {
    const described = (await ask(keyframeRoute, { ep, shot: "sh020" })) as { target: string };
    expect(described.target).to.equal(OWN);
  });
  it("are known to a dry run, which asks hosted models alone", async () => {
    const refusal = await ask(routerDryrunRoute, { ep, shot: "sh010", target: OWN }).catch((error: Error) => error);
    expect((refusal as Error).message).to.equal("Own film is no hosted target");
  });
});
