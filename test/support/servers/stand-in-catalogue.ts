// A workflow host for tests that only has things: node classes, and the workflows that people saved. It runs nothing.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { OBJECT_INFO } from "./node-classes.ts";

export interface StandInCatalogue {
  readonly url: string;
  /** Path below the folder of workflows to the file's text. */
  readonly saved: Map<string, string>;
  /** Name of a template to what it is. */
  readonly templates: Map<string, { readonly kind: string; readonly workflow: unknown }>;
  /** File name of a template's picture to its bytes; a template with one says so. */
  readonly pictures: Map<string, Uint8Array>;
  /** Models folder to its files. */
  readonly models: Map<string, readonly string[]>;
  /** Answers nothing that makes sense, as a proxy does for a host that is away. */
  isAway: boolean;
  /** Does not take files. */
  isFull: boolean;
  close(): Promise<void>;
}

export async function openCatalogue(classes = OBJECT_INFO): Promise<StandInCatalogue> {
  const server = createServer((question, response) => {
    answer(catalogue, classes, { question, response }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const catalogue: StandInCatalogue = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    saved: new Map(),
    templates: new Map(),
    pictures: new Map(),
    models: new Map(),
    isAway: false,
    isFull: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return catalogue;
}

interface Exchange {
  readonly question: IncomingMessage;
  readonly response: ServerResponse;
}

async function answer(
  catalogue: StandInCatalogue,
  classes: Readonly<Record<string, unknown>>,
  at: Exchange,
): Promise<void> {
  const { question, response } = at;
  const { pathname, searchParams } = new URL(question.url ?? "/", "http://host");
  if (catalogue.isAway) return void response.writeHead(502).end("<html>Bad gateway</html>");
  if (pathname === "/prompt") return send(response, { exec_info: { queue_remaining: 0 } });
  if (pathname === "/object_info") return send(response, classes);
  if (pathname.startsWith("/object_info/")) {
    const name = decodeURIComponent(pathname.slice("/object_info/".length));
    return send(response, Object.hasOwn(classes, name) ? { [name]: classes[name] } : {});
  }
  if (pathname === "/userdata") {
    return catalogue.saved.size > 0 ? send(response, [...catalogue.saved.keys()]) : send(response, "none", 404);
  }
  const template = /^\/templates\/([^/]+)\.json$/.exec(pathname)?.[1];
  if (template !== undefined) return answerTemplate(catalogue, decodeURIComponent(template), response);
  const picture = /^\/templates\/(.+\.webp)$/.exec(pathname)?.[1];
  if (picture !== undefined) return sendPicture(catalogue.pictures.get(decodeURIComponent(picture)), response);
  const folder = /^\/models\/(.+)$/.exec(pathname)?.[1];
  if (folder !== undefined) return send(response, catalogue.models.get(folder) ?? []);
  const name = /^\/userdata\/([^/]+)$/.exec(pathname)?.[1];
  const file = name === undefined ? undefined : /^workflows\/(.+)$/.exec(decodeURIComponent(name))?.[1];
  if (file === undefined) return send(response, "not found", 404);
  await answerFile(catalogue, file, { ...at, isOver: searchParams.get("overwrite") !== "false" });
}

function answerTemplate({ templates, pictures }: StandInCatalogue, name: string, response: ServerResponse): void {
  if (name !== "index") {
    const found = templates.get(name);
    return found ? send(response, found.workflow) : void response.writeHead(404).end();
  }
  const entries = [...templates].map(([each, { kind }]) => ({
    ...{ name: each, title: `The ${each}`, description: "for tests", models: ["Wan"], size: 5_000_000 },
    ...(pictures.has(`${each}-1.webp`) && { mediaType: "image", mediaSubtype: "webp" }),
    io: { outputs: [{ mediaType: kind }] },
  }));
  send(response, [{ title: "Video", type: "video", templates: entries }]);
}

function sendPicture(bytes: Uint8Array | undefined, response: ServerResponse): void {
  response.writeHead(bytes ? 200 : 404, { "content-type": "image/webp" }).end(bytes);
}

async function answerFile(
  { saved, isFull }: StandInCatalogue,
  file: string,
  at: Exchange & { isOver: boolean },
): Promise<void> {
  const { question, response, isOver } = at;
  if (question.method === "POST") {
    const chunks: Buffer[] = [];
    for await (const chunk of question) chunks.push(chunk as Buffer);
    if (saved.has(file) && !isOver) return send(response, "File already exists", 409);
    if (isFull) return send(response, "no space left", 500);
    saved.set(file, Buffer.concat(chunks).toString());
    return send(response, `workflows/${file}`);
  }
  if (question.method === "DELETE") return void response.writeHead(saved.delete(file) ? 204 : 404).end();
  const text = saved.get(file);
  if (text === undefined) return void response.writeHead(404).end();
  response.writeHead(200).end(text);
}

function send(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
}
