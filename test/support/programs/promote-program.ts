// A process that promotes an episode's overrides and kills itself before the write that is named.
import { promoteUntil, WRITES } from "../episodes/stopped-promote.ts";

const [ep = "", name = ""] = process.argv.slice(2);
await promoteUntil(ep, WRITES.find((write) => write === name) ?? null, () => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("still alive");
});
