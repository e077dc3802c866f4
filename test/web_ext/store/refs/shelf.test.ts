// The shelf in the References workspace: what is asked of the service, and what is read again.
import { expect } from "chai";
import { createShelf } from "../../../../web_ext/store/refs/shelf.ts";

type Ports = Parameters<typeof createShelf>[0];

describe("the shelf of the page", () => {
  const open = (isOk: boolean) => {
    const asked: unknown[] = [];
    let changes = 0;
    const ask = (async (id: string, input: unknown) => {
      asked.push([id, input]);
      return { ok: isOk, value: { entries: [] } };
    }) as unknown as Ports["ask"];
    const settle = ((_topic: string, answer: { ok: boolean; value: unknown }) =>
      answer.ok ? answer.value : undefined) as unknown as Ports["notices"]["settle"];
    const shelf = createShelf({ ask, notices: { settle }, ep: () => "/ep", changed: () => void changes++ });
    return { shelf, asked, changes: () => changes };
  };

  it("takes a newer one under the reference's own id, and reads references and shelf again", async () => {
    const { shelf, asked, changes } = open(true);
    await shelf.take({ id: "mara" }, "subject:kay");
    expect(asked).to.deep.equal([
      ["takeFromShelf", { ep: "/ep", id: "mara", as: "kay" }],
      ["shelf", { ep: "/ep" }],
    ]);
    expect(changes()).to.equal(1);
    expect(shelf.entries.value).to.deep.equal([]);
  });

  it("changes nothing when it is refused", async () => {
    const { shelf, asked, changes } = open(false);
    await shelf.take({ id: "mara" });
    await shelf.put("subject:kay");
    expect(asked.map((each) => (each as [string])[0])).to.deep.equal(["takeFromShelf", "putOnShelf"]);
    expect([changes(), shelf.entries.value]).to.deep.equal([0, undefined]);
  });
});
