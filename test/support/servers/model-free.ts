// Graphs that any ComfyUI runs without a model, and a plain connection to a Comfy API: for what is recorded of the real service.
import { randomInt, randomUUID } from "node:crypto";

export type Graph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

export interface FilmAsked {
  readonly frames?: number;
  /** Pixels. An odd width cannot be encoded: the run fails. */
  readonly width?: number;
  readonly fps?: number;
  /** Stages that take a while each, about a second on two cores. */
  readonly slow?: number;
  /** What stands for a picture that is read beside the film: a file's name, or a reference to a stored one. */
  readonly reads?: unknown;
}

/** A film of one colour, another one at every call, so that no host answers from what it kept. */
export function filmGraph({ frames = 24, width = 64, fps = 24, slow = 0, reads }: FilmAsked = {}): Graph {
  const colour = randomInt(0xffffff);
  const graph: Graph = {
    "1": { class_type: "EmptyImage", inputs: { width, height: 48, batch_size: frames, color: colour } },
  };
  let images: [string, number] = ["1", 0];
  const add = (class_type: string, inputs: Record<string, unknown>): void => {
    const id = String(Object.keys(graph).length + 1);
    graph[id] = { class_type, inputs };
    images = [id, 0];
  };
  const scaled = (side: number, name = "lanczos") =>
    add("ImageScale", { image: images, upscale_method: name, width: side, height: side, crop: "disabled" });
  for (let stage = 0; stage < slow; stage++) scaled(1024 + 8 * stage);
  if (slow > 0) scaled(width);
  if (reads !== undefined) {
    add("LoadImage", { image: reads });
    const picture = images;
    images = ["1", 0];
    add("ImageBatch", { image1: images, image2: picture });
  }
  add("CreateVideo", { images, fps });
  add("SaveVideo", { video: images, filename_prefix: `studio/${randomUUID()}`, format: "mp4", codec: "h264" });
  return graph;
}

export interface Exchange {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const REPORTED = [
  "content-type",
  "content-length",
  "content-range",
  "accept-ranges",
  "etag",
  "last-modified",
  "retry-after",
];

export interface Question {
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A Comfy API as it is, asked without the SDK. */
export class PlainApi {
  readonly url: string;
  readonly #key: string | null;

  constructor(url: string, key: string | null) {
    this.url = url.replace(/\/+$/, "");
    this.#key = key;
  }

  async ask(method: string, path: string, { json, form, headers = {} }: Question = {}): Promise<Exchange> {
    const answer = await fetch(`${this.url}/api/v2${path}`, {
      method,
      headers: {
        ...(this.#key !== null && { authorization: `Bearer ${this.#key}` }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    });
    const reported = REPORTED.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = (answer.headers.get("content-type") ?? "").includes("json");
    return {
      status: answer.status,
      headers: Object.fromEntries(reported),
      body: isJson ? JSON.parse(bytes.toString()) : bytes,
    };
  }

  submit(workflow: Graph, key: string = randomUUID()): Promise<Exchange> {
    return this.ask("POST", "/jobs", { json: { workflow }, headers: { "idempotency-key": key } });
  }
}
