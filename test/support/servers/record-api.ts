// Asks a real Comfy API what it answers, state by state, and hands the answers on as they came: what the stand-in is made of.
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { deflateSync, crc32 } from "node:zlib";
import { filmGraph, type Exchange, type PlainApi } from "./model-free.ts";

export interface Recording {
  /** Address that the recorded answers name. */
  readonly origin: string;
  readonly answers: Readonly<Record<string, Exchange>>;
  /** A run's events from its beginning to its end. */
  readonly events: readonly { readonly event: string; readonly data: unknown }[];
}

export async function recordApi(api: PlainApi): Promise<Recording> {
  const answers: Record<string, Exchange> = {};
  const note = async (name: string, answer: Promise<Exchange>): Promise<Exchange> => (answers[name] = await answer);
  const job = (id: string) => api.ask("GET", `/jobs/${id}`);
  const reached = async (id: string, ...wanted: string[]): Promise<Exchange> => {
    for (;;) {
      const answer = await job(id);
      if (wanted.includes(fieldOf(answer, "status"))) return answer;
      await sleep(20);
    }
  };
  await note("unknownJob", job(randomUUID()));
  await note("unknownAsset", api.ask("GET", "/assets/none.none/content"));

  const key = randomUUID();
  const made = fieldOf(await note("submitted", api.submit(filmGraph(), key)), "id");
  await note("keyReuse", api.submit(filmGraph(), key));
  await note("succeeded", reached(made, "succeeded"));
  const [{ id: output }] = (answers["succeeded"]!.body as { outputs: [{ id: string }] }).outputs;
  const bare = (answer: Exchange): Exchange => ({ ...answer, body: null });
  answers["content"] = bare(await api.ask("GET", `/assets/${output}/content`));
  const ranged = api.ask("GET", `/assets/${output}/content`, { headers: { range: "bytes=100-" } });
  answers["contentRange"] = bare(await ranged);
  const beyond = { headers: { range: "bytes=99999999-" } };
  await note("contentBeyond", api.ask("GET", `/assets/${output}/content`, beyond));

  const slow = fieldOf(await api.submit(filmGraph({ slow: 4 })), "id");
  const behind = fieldOf(await api.submit(filmGraph()), "id");
  const events = eventsOf(api, slow);
  await note("running", reached(slow, "running"));
  await note("waiting", job(behind));
  await api.ask("POST", `/jobs/${behind}/cancel`, { json: {} });
  await note("dequeued", job(behind));
  const reported = await events;
  const stopped = fieldOf(await api.submit(filmGraph({ slow: 4 })), "id");
  await reached(stopped, "running");
  await note("canceling", api.ask("POST", `/jobs/${stopped}/cancel`, { json: {} }));
  await note("canceled", reached(stopped, "canceled", "succeeded"));

  const failed = fieldOf(await api.submit(filmGraph({ width: 63 })), "id");
  await note("failed", reached(failed, "failed", "succeeded"));
  await note("invalidWorkflow", api.submit(filmGraph({ width: 0 })));
  await note("invalidFile", api.submit(filmGraph({ reads: "no such picture.png" })));
  const reference = { __type: "core/ASSET", info: { id: randomUUID(), hash: "blake3:00" } };
  await note("missingAsset", api.submit(filmGraph({ reads: reference })));
  const form = new FormData();
  form.set("file_path", `${randomUUID()}.png`);
  form.set("content_type", "image/png");
  form.set("file", new Blob([new Uint8Array(onePixel())], { type: "image/png" }), "picture.png");
  const { hash } = (await note("stored", api.ask("POST", "/assets", { form }))).body as { hash: string };
  await note("storedBefore", api.ask("POST", "/assets/from-hash", { json: { hash } }));
  await note("unknownHash", api.ask("POST", "/assets/from-hash", { json: { hash: "blake3:00" } }));
  return { origin: api.url, answers, events: reported };
}

/** Of one run, until its stream ends. */
async function eventsOf(api: PlainApi, id: string): Promise<Recording["events"]> {
  const { body } = await api.ask("GET", `/jobs/${id}/events`);
  return String(body)
    .split("\n\n")
    .flatMap((block) => {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/s.exec(block) ?? [];
      return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) as unknown }];
    });
}

function fieldOf({ body }: Exchange, name: string): string {
  return String((body as Record<string, unknown>)[name]);
}

/** A PNG of one pixel that nobody has stored before. */
export function onePixel(): Buffer {
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const chunk = (name: string, data: Buffer): Buffer => {
    const content = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const pixels = deflateSync(Buffer.concat([Buffer.from([0]), randomBytes(3)]));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}
