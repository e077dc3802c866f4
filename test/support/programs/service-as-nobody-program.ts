// A service that gives up its rights when it is told to, and then serves as a user who owns nothing. Arguments: its home, and the root of its
// episodes.
import { once } from "node:events";
import { openService } from "../episodes/open-service.ts";

const NOBODY = 65_534;
const [home = "", root = ""] = process.argv.slice(2);
const service = await openService(home, { runRoots: [root] });
process.send?.(service.url);
process.once("disconnect", () => process.exit()); // the test itself is gone
await once(process, "message");
process.setgroups?.([]);
process.setgid?.(NOBODY);
process.setuid?.(NOBODY);
process.send?.("nobody");
