// Replies as JSON: the same text whoever wrote it, and what nobody can change is written once.
import { expect } from "chai";
import type { Response } from "express";
import { Type } from "typebox";
import { defineRoute } from "../../src/contracts/route.ts";
import { sendJson } from "../../src/http/send-json.ts";

const route = defineRoute({ id: "test", method: "get", path: "/studio/test", reply: Type.Unknown() } as never);

/** What is sent of a reply. */
async function send(reply: unknown): Promise<{ readonly text: string; readonly tag: string; readonly bytes: Buffer }> {
  let tag = "";
  let bytes: Buffer = Buffer.alloc(0);
  const response = {
    type: () => response,
    set: (_name: string, value: string) => ((tag = value), response),
    send: (sent: Buffer) => ((bytes = sent), response),
  };
  await sendJson(response as unknown as Response, route, reply, true);
  return { text: bytes.toString(), tag, bytes };
}

const rows = (change: object = {}) =>
  Array.from({ length: 200 }, (_, n) =>
    Object.freeze({ n, name: `ä "${n}"`, left: undefined, ...(n === 7 && change) }),
  );
const reply = (changes: object = {}) =>
  Object.freeze({ title: "T", none: undefined, track: null, odd: NaN, empty: [], shots: rows(), ...changes });

describe("a reply as JSON", () => {
  const replies: Readonly<Record<string, unknown>> = {
    nothing: undefined,
    "a text": "ö",
    "a small object": { a: [1, undefined, { b: undefined }] },
    "a frozen object": Object.freeze({ a: undefined, b: [] }),
    "an empty one": Object.freeze({}),
    "a long list": reply(),
    "a long list of what can change": Object.freeze({
      first: undefined,
      list: Array.from({ length: 99 }, () => undefined),
    }),
    "a long list of what nobody keeps": { n: 1, list: rows().map((row) => ({ ...row })), more: [undefined] },
    "a long list of both": { list: rows().map((row, n) => (n % 7 === 0 ? row : { ...row })) },
    "a list itself": rows().map((row) => ({ ...row })),
  };
  for (const [what, value] of Object.entries(replies)) {
    it(`is that of ${what}`, async () => {
      expect((await send(value)).text).to.equal(JSON.stringify(value) ?? "null");
    });
  }
  it("has the same tag for the same words, and another for others", async () => {
    const first = await send(reply());
    expect(await send(reply())).to.include({ tag: first.tag, text: first.text });
    const others = [{ shots: rows({ n: 8 }) }, { shots: rows().toReversed() }, { title: "U" }, { empty: [1] }];
    const tags = await Promise.all(others.map(async (changes) => (await send(reply(changes))).tag));
    expect(new Set([first.tag, ...tags]).size).to.equal(5);
    expect(first.tag).to.match(/^W\/"[\w-]+"$/);
  });
  it("is written once, each member of its lists too", async () => {
    let asked = 0;
    const counted = Object.freeze({ toJSON: () => ({ times: ++asked }) });
    const shots = [...rows(), counted];
    const whole = reply({ shots });
    const first = await send(whole);
    expect((await send(whole)).bytes).to.equal(first.bytes);
    await send(reply({ shots, title: "U" }));
    expect(asked).to.equal(1);
  });
});
