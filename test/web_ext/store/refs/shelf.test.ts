// The shelf in the page's state: what is asked of the service, what is asked of the person, and what is read again.
import { expect } from "chai";
import type { ShelfEntry } from "../../../../src/contracts/routes/shelf/shelf.ts";
import type { Ask } from "../../../../web_ext/api/calls.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { createShelf, readerLines } from "../../../../web_ext/store/refs/shelf.ts";

describe("the shelf of the page", () => {
  const files = [
    { slot: "picture", name: "p.png", bytes: 1, sha1: "new" },
    { slot: "04_face", name: "f.png", bytes: 1, sha1: "face" },
  ];
  const mara = { id: "mara", name: "Mara", refs: [], files } as unknown as ShelfEntry;
  const readers = [{ episode: "tide", pass: "final", shot: "sh010", take: 2 }];
  /** `refused`: the status of whatever would change something. */
  const open = (refused?: number, live = "old") => {
    const asked: unknown[] = [];
    let changes = 0;
    const replies: Readonly<Record<string, unknown>> = {
      shelf: { entries: [mara], problems: [{ id: "broken", error: "no cast.json" }] },
      refReaders: { takes: readers },
      packShelf: { path: "_packs/mara.zip" },
      unpackShelf: { unpacked: [{ id: "tom" }], skipped: [{ id: "mara", reason: "the shelf has another mara" }] },
    };
    const ask = (async (id: string, input: unknown) => {
      asked.push([id, input]);
      const isReading = id === "shelf" || id === "refReaders";
      if (refused === undefined || isReading) return { ok: true, value: replies[id] ?? {} };
      return { ok: false, unreachable: false, status: refused, sentence: "not so", fields: {} };
    }) as unknown as Ask;
    const notices = createNotices();
    const shelf = createShelf({ ask, notices, ep: () => "/ep", liveHash: () => live, changed: () => void changes++ });
    return { shelf, asked, notices, changes: () => changes };
  };

  it("takes a copy of what the show does not have at once", async () => {
    const { shelf, asked, changes } = open();
    await shelf.take(mara);
    expect(asked).to.deep.equal([
      ["takeFromShelf", { ep: "/ep", id: "mara" }],
      ["shelf", { ep: "/ep" }],
    ]);
    expect(changes()).to.equal(1);
    expect(shelf.entries.value).to.deep.equal([mara]);
    expect(shelf.problems.value).to.have.length(1);
  });

  it("takes a newer one under the reference's own id once the person has seen what goes stale", async () => {
    const { shelf, asked, changes } = open();
    await shelf.take(mara, "subject:kay");
    expect(asked).to.deep.equal([["refReaders", { ep: "/ep", ref: "subject:kay" }]]);
    expect(shelf.asking.value).to.deep.equal({ entry: mara, ref: "subject:kay", readers });
    expect(changes()).to.equal(0);
    await shelf.confirm();
    expect(asked.slice(1)).to.deep.equal([
      ["takeFromShelf", { ep: "/ep", id: "mara", as: "kay" }],
      ["shelf", { ep: "/ep" }],
    ]);
    expect([changes(), shelf.asking.value]).to.deep.equal([1, undefined]);
    await shelf.confirm();
    expect(asked).to.have.length(3);
  });

  it("names no take where the picture is the one that is live: only the words are newer", async () => {
    const { shelf } = open(undefined, "new");
    await shelf.take(mara, "subject:kay");
    expect(shelf.asking.value?.readers).to.deep.equal([]);
  });

  it("changes nothing when it is refused, and offers to replace where another one lies", async () => {
    const { shelf, asked, changes, notices } = open(409);
    await shelf.take(mara);
    await shelf.put("subject:kay");
    expect(asked.map((each) => (each as [string])[0])).to.deep.equal(["takeFromShelf", "putOnShelf"]);
    expect([changes(), shelf.entries.value, shelf.other.value]).to.deep.equal([0, undefined, "subject:kay"]);
    expect(notices.at("shelf")).to.equal("not so");
    await shelf.put("subject:kay", true);
    expect(asked.at(-1)).to.deep.equal(["putOnShelf", { ep: "/ep", ref: "subject:kay", replace: true }]);
    const { shelf: full } = open(413);
    await full.put("subject:kay");
    expect(full.other.value).to.equal(undefined);
  });

  it("packs what is chosen, and says what an unpacking did and left", async () => {
    const { shelf, asked } = open();
    expect(await shelf.pack(["mara"])).to.equal("_packs/mara.zip");
    const file = new File(["zip"], "mara.zip");
    await shelf.unpack(file);
    expect(asked[1]).to.deep.equal(["unpackShelf", { ep: "/ep", file }]);
    expect(shelf.unpacked.value).to.equal("Unpacked tom; mara was left: the shelf has another mara");
    expect(await open(404).shelf.pack(["mara"])).to.equal(undefined);
  });

  it("names takes by shot, and the episode where it is another one", () => {
    const lines = readerLines(
      [
        { episode: "tide", pass: "final", shot: "sh010", take: 1 },
        { episode: "tide", pass: "final", shot: "sh010", take: 3 },
        { episode: "storm", pass: "proxy", shot: "sh020", take: 1 },
      ],
      "tide",
    );
    expect(lines).to.deep.equal(["sh010 (final): takes 1, 3", "storm sh020 (proxy): take 1"]);
  });
});
