// A studio whose workflow host is a stand-in, with a show that is written for one of the model targets.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pngOf } from "../media/one-colour.ts";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import { openModelHost } from "./model-host.ts";
import { openRealStudio, type RealStudio } from "../episodes/real-studio.ts";
import { seriesFor, threeShots } from "../episodes/sample-episodes.ts";
import { smallFilm } from "../media/small-film.ts";
import type { StandInHost } from "./stand-in-host.ts";
import { writeFiles } from "../episodes/write-files.ts";

export type SentGraph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

export interface HostStudio {
  readonly host: StandInHost;
  readonly studio: RealStudio;
  /** What the host makes of every graph: 12 frames of 64 by 48 pixels with a tone. */
  readonly film: Buffer;
  picture(name: string, width?: number, height?: number): Promise<void>;
  /** A picture of everyone, everything and the place. */
  allPictures(): Promise<void>;
  /** Asks for a proxy take of the first shot, unless `more` says otherwise. */
  render(more?: object): ReturnType<RealStudio["post"]>;
  sidecar(take?: number, shot?: string): Promise<Sidecar & Record<string, unknown>>;
  /** Nodes of a class in the graph that was sent last. */
  ofClass(name: string): SentGraph[string][];
  close(): Promise<void>;
}

let film: Promise<Buffer> | undefined;

export interface HostStudioOptions {
  /** Changes the host before the studio looks at it. */
  readonly prepare?: ((host: StandInHost) => void) | undefined;
  readonly script?: string;
  /** The config, instead of the one that is written for the target. */
  readonly series?: object;
  /** Beside the address of the host. */
  readonly env?: Readonly<Record<string, string>>;
  /** What the host makes of every graph, instead. */
  readonly film?: Buffer;
}

export async function openHostStudio(
  target: string,
  { prepare, script = threeShots, series = seriesFor(target), env, film: own }: HostStudioOptions = {},
): Promise<HostStudio> {
  film ??= smallFilm({ frames: 12, width: 64, height: 48, fps: 24 });
  const made = own ?? (await film);
  const host = await openModelHost([target], made);
  prepare?.(host);
  const studio = await openRealStudio({
    env: { STUDIO_LOCAL_URL: host.url, ...env },
    series,
    script,
  });
  const at = (name: string) => join(studio.ep, name);
  const picture: HostStudio["picture"] = async (name, width = 96, height = 64) =>
    writeFile(at(name), pngOf(0x3366ccff, width, height));
  return {
    host,
    studio,
    film: made,
    picture,
    async allPictures() {
      await writeFiles(studio.ep, { "refs/none": "", "refs/shots/sh010/none": "", "refs/shots/sh020/none": "" });
      for (const name of ["ada", "crate", "quay"]) await picture(`refs/${name}.png`, 256, 64);
    },
    render: (more = {}) =>
      studio.post("/render", { ep: studio.ep, pass: "proxy", shots: ["sh010"], ...more }).expect(200),
    async sidecar(take = 1, shot = "sh010") {
      const text = await readFile(at(`renders_proxy/${shot}/${shot}_t0${take}.json`), "utf8");
      return JSON.parse(text) as Sidecar & Record<string, unknown>;
    },
    ofClass: (name) => Object.values(host.graphs.at(-1) as SentGraph).filter((node) => node.class_type === name),
    async close() {
      await studio.close();
      await host.close();
    },
  };
}
