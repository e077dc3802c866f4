import { expect } from "chai";
import { hostSilent } from "../../../../src/studio/shared/workflow/read-classes.ts";

const host = (down: string | null) => ({ url: "http://host", down: async () => down });

describe("the refusal for a host that says nothing", () => {
  it("tells a door that is shut from a host that is off", async () => {
    const shut = "the host at http://host does not let us in (it wants to know who asks)";
    expect(await hostSilent(host(shut), "HTTP 401")).to.include({ kind: "host-silent", message: shut });
  });
  it("says to start it where it answers again by now", async () => {
    const { message } = await hostSilent(host(null), "socket closed");
    expect(message).to.equal("the host at http://host does not answer (socket closed): start it, then try again");
  });
});
