import { expect } from "chai";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import { eventSchemas } from "../../../src/contracts/events.ts";
import { openEventSocket, readEvent, type Link, type SocketLike } from "../../../web_ext/api/event-socket.ts";

function openLine() {
  const sockets: SocketLike[] = [];
  const links: Link[] = [];
  const events: StudioEvent[] = [];
  const waits: { ms: number; run: () => void; off: boolean }[] = [];
  const socket = openEventSocket({
    connect: () => {
      const made: SocketLike = { onopen: null, onmessage: null, onclose: null, close: () => made.onclose?.() };
      sockets.push(made);
      return made;
    },
    wait: (ms, run) => {
      const wait = { ms, run, off: false };
      waits.push(wait);
      return () => void (wait.off = true);
    },
    onEvent: (event) => events.push(event),
    onLink: (link) => links.push(link),
  });
  return { socket, sockets, links, events, waits, newest: () => sockets.at(-1) };
}

describe("the page's websocket", () => {
  it("comes back by itself, with growing pauses that end at eight seconds", () => {
    const line = openLine();
    for (let i = 0; i < 7; i++) {
      line.newest()?.onclose?.();
      line.waits.at(-1)?.run();
    }
    expect(line.waits.map(({ ms }) => ms)).to.deep.equal([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it("begins with short pauses again after it was live", () => {
    const line = openLine();
    line.newest()?.onclose?.();
    line.waits.at(-1)?.run();
    line.newest()?.onopen?.();
    line.newest()?.onclose?.();
    expect(line.waits.map(({ ms }) => ms)).to.deep.equal([500, 500]);
    expect(line.links.map(({ kind }) => kind)).to.deep.equal(["connecting", "gone", "connecting", "live", "gone"]);
  });

  it("tries at once when asked to, and only once", () => {
    const line = openLine();
    line.newest()?.onclose?.();
    line.socket.retryNow();
    expect(line.sockets).to.have.length(2);
    expect(line.waits[0]?.off).to.equal(true);
    line.socket.retryNow();
    expect(line.sockets).to.have.length(2);
  });

  it("stays closed once it is closed", () => {
    const line = openLine();
    line.socket.close();
    expect(line.waits).to.have.length(0);
  });

  it("hands on what it knows and passes over the rest", () => {
    const line = openLine();
    const say = (data: unknown) => line.newest()?.onmessage?.({ data });
    say(JSON.stringify({ type: "studio.episode", data: { ep: "/e" } }));
    say(JSON.stringify({ type: "studio.weather", data: {} }));
    say("{half a mess");
    say(new ArrayBuffer(3));
    say("null");
    expect(line.events).to.deep.equal([{ type: "studio.episode", data: { ep: "/e" } }]);
    expect(readEvent(JSON.stringify({ type: "progress" }))).to.equal(undefined);
  });

  it("hands on every event of the contract", () => {
    const passed = Object.keys(eventSchemas).map((type) => readEvent(JSON.stringify({ type, data: {} }))?.type);
    expect(passed).to.deep.equal(Object.keys(eventSchemas));
  });
});
