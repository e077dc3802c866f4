import { signal } from "@preact/signals";
import { expect } from "chai";
import { createWaitingPictures, type WaitingPicturesPorts } from "../../../../web_ext/store/show/waiting-pictures.ts";
import { settled } from "../../../support/page/page-states.ts";

type Refs = NonNullable<WaitingPicturesPorts["all"]["value"]>;
const refNamed = (id: string, views: readonly string[] = []) =>
  ({ id, views: views.map((view) => ({ view })) }) as unknown as Refs[number];

function open() {
  const all = signal<Refs | undefined>([]);
  const folder = signal("/show/ep01");
  const imported: unknown[] = [];
  const importTo = async (place: object, { name }: File) => imported.push({ ...place, name }) > 0;
  const waiting = createWaitingPictures({ all, folder, importTo });
  return { all, folder, imported, waiting };
}

describe("a picture that is dropped on an entry before its first save", () => {
  it("waits, the newest in place of an older one, and is brought in once the service knows the entry", async () => {
    const { all, imported, waiting } = open();
    waiting.put("subject:otto", new File(["1"], "old.png"));
    waiting.put("subject:otto", new File(["2"], "otto.png"));
    waiting.put("location:quay", new File(["3"], "quay.png"));
    all.value = [refNamed("subject:otto", ["01_threequarter"])];
    await settled();
    expect(imported).to.deep.equal([{ ref: "subject:otto", view: "sheet", name: "otto.png" }]);
    expect([...waiting.files.value.keys()]).to.deep.equal(["location:quay"]);
    all.value = [...all.value, refNamed("location:quay")];
    await settled();
    expect(imported.at(-1)).to.deep.equal({ ref: "location:quay", view: null, name: "quay.png" });
  });

  it("is let go of by a press, and with its episode", async () => {
    const { all, folder, imported, waiting } = open();
    waiting.put("subject:otto", new File(["1"], "otto.png"));
    waiting.drop("subject:otto");
    waiting.put("subject:ada", new File(["1"], "ada.png"));
    folder.value = "/show/ep02";
    all.value = [refNamed("subject:otto"), refNamed("subject:ada")];
    await settled();
    expect(imported).to.deep.equal([]);
  });
});
