import { expect } from "chai";
import { createAsk, type Fetch } from "../../../web_ext/api/ask.ts";

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body?: string;
  readonly form?: FormData;
}

function serviceSaying(status: number, body: unknown) {
  const sent: Sent[] = [];
  const fetch: Fetch = (url, { method, body: text }) => {
    sent.push({
      url,
      method,
      ...(typeof text === "string" ? { body: text } : {}),
      ...(text instanceof FormData ? { form: text } : {}),
    });
    const json = () => (body === undefined ? Promise.reject(new SyntaxError("not JSON")) : Promise.resolve(body));
    return Promise.resolve({ ok: status < 400, status, json });
  };
  return { ask: createAsk(fetch, "/studio"), sent };
}

describe("asking the service", () => {
  it("puts a question's fields into the query, written so that any path survives", async () => {
    const { ask, sent } = serviceSaying(200, { shots: [] });
    await ask("episode", { ep: "/shows/a b&c=d#é", pass: "final" });
    expect(sent).to.have.length(1);
    const url = new URL(sent[0]?.url ?? "", "http://here");
    expect(url.pathname).to.equal("/studio/episode");
    expect(url.searchParams.get("ep")).to.equal("/shows/a b&c=d#é");
    expect(url.searchParams.get("pass")).to.equal("final");
  });

  it("puts what is to be removed into the query too", async () => {
    const { ask, sent } = serviceSaying(200, { removed: 1, issues: [] });
    await ask("removeIssues", { ep: "/e", id: "a1,b2" });
    expect(sent).to.deep.equal([{ method: "DELETE", url: "/studio/issues?ep=%2Fe&id=a1%2Cb2" }]);
  });

  it("sends a write as JSON", async () => {
    const { ask, sent } = serviceSaying(200, { cut: {} });
    await ask("pick", { ep: "/e", pass: "proxy", shot: "sh010", take: null });
    expect(sent[0]).to.include({ method: "PUT", url: "/studio/pick" });
    expect(JSON.parse(sent[0]?.body ?? "")).to.deep.equal({ ep: "/e", pass: "proxy", shot: "sh010", take: null });
  });

  it("sends a file as a form does, after what it is for", async () => {
    const { ask, sent } = serviceSaying(200, { path: "audio/a.wav", copied: true });
    await ask("importAudio", { ep: "/e", file: new File(["x"], "a.wav") });
    const fields = [...(sent[0]?.form?.entries() ?? [])];
    expect(fields.map(([key, value]) => [key, value instanceof File ? value.name : value])).to.deep.equal([
      ["ep", "/e"],
      ["file", "a.wav"],
    ]);
  });

  it("hands on who wants to know how much of a file has gone", async () => {
    const reported: number[] = [];
    const reply = { ok: true, status: 200, json: () => Promise.resolve({ path: "audio/a.wav" }) };
    const ask = createAsk((_url, { onPercent }) => {
      onPercent?.(7);
      return Promise.resolve(reply);
    }, "/studio");
    await ask("importAudio", { ep: "/e", file: new File(["x"], "a.wav") }, (percent) => reported.push(percent));
    expect(reported).to.deep.equal([7]);
  });

  it("hands on a refusal in the service's own sentence, with its other fields", async () => {
    const { ask } = serviceSaying(409, { error: "sh010 is locked: unlock it first", locked: true });
    const answer = await ask("pick", { ep: "/e", pass: "proxy", shot: "sh010", take: 2 });
    expect(answer).to.deep.include({
      ok: false,
      unreachable: false,
      status: 409,
      sentence: "sh010 is locked: unlock it first",
    });
    expect(answer.ok ? {} : answer.fields).to.include({ locked: true });
  });

  it("says so when something that is not the studio answers", async () => {
    const { ask } = serviceSaying(502, undefined);
    const answer = await ask("jobs", {});
    expect(answer).to.deep.include({ ok: false, unreachable: false, status: 502 });
  });

  it("tells silence from a refusal", async () => {
    const ask = createAsk(() => Promise.reject(new TypeError("failed to fetch")), "/studio");
    expect(await ask("jobs", {})).to.deep.include({ ok: false, unreachable: true });
  });
});
