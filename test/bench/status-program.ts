// A service in a process of its own, where nothing is known and nothing is compiled yet, and its first status, so many milliseconds after
// it began to listen. Prints what that took as JSON.
import { setTimeout as wait } from "node:timers/promises";
import { openService } from "../support/episodes/open-service.ts";
import { measureFirst } from "./status-first.ts";

const [home = "", root = "", ep = "", pause = "0"] = process.argv.slice(2);
const service = await openService(home, { runRoots: [root], validateReplies: false });
if (pause !== "0") await wait(Number(pause));
const measured = await measureFirst(service, ep);
await service.stop();
console.log(JSON.stringify(measured));
