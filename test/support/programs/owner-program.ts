// A process that claims a folder when it is told to, says whether it won, and stays until it is killed.
import { once } from "node:events";
import { claimOwner } from "../../../src/machine/process/owner.ts";
import { systemClock } from "../../../src/machine/clock.ts";

const [folder = ""] = process.argv.slice(2);
process.send?.("ready");
await once(process, "message");
const claimed = await claimOwner(folder, { clock: systemClock, url: "http://127.0.0.1:1" });
process.send?.({ won: claimed.claim !== undefined, pid: (claimed.claim?.owner ?? claimed.holder)?.pid });
process.once("disconnect", () => process.exit()); // the test itself is gone
