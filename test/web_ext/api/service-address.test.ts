import { expect } from "chai";
import { serviceAddressOf, socketAddress } from "../../../web_ext/api/service-address.ts";

describe("where the page finds the service", () => {
  for (const [pathname, prefix, socket, isInHost] of [
    ["/", "/studio", "/ws", false],
    ["/index.html", "/studio", "/ws", false],
    ["/tools/", "/tools/studio", "/tools/ws", false],
    ["/studio/", "/studio/studio", "/studio/ws", false],
    ["/studio/", "/studio", "/ws", true],
    ["/studio/index.html", "/studio", "/ws", true],
    ["/comfy/studio/", "/comfy/studio", "/comfy/ws", true],
    ["/films/editor/", "/films/editor", "/films/ws", true],
  ] as const) {
    it(`is told by ${pathname} ${isInHost ? "inside a host" : "on its own"}`, () => {
      expect(serviceAddressOf(pathname, isInHost)).to.deep.equal({ prefix, socket, isInHost });
    });
  }

  it("gives the page a name of its own at a host's websocket, and none elsewhere", () => {
    const here = { protocol: "https:", host: "films.example" };
    expect(socketAddress(here, serviceAddressOf("/x/studio/", true), "a1")).to.equal(
      "wss://films.example/x/ws?clientId=studio-a1",
    );
    const alone = { protocol: "http:", host: "127.0.0.1:8190" };
    expect(socketAddress(alone, serviceAddressOf("/", false), "a1")).to.equal("ws://127.0.0.1:8190/ws");
  });
});
