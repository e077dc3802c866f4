// Loaded before the service (`node --import`), which is then killed by itself at a chosen moment: told `{ die: n }`, it dies right behind the n-th
// time from then on that something on the disk changes for good.
import { promises } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { fileURLToPath } from "node:url";

let left = Infinity;

function moment(): void {
  if (--left <= 0) process.kill(process.pid, "SIGKILL");
}

/** Calls `moment` behind each of its calls. */
function watch(object: object, name: string): void {
  const methods = object as Record<string, (...values: unknown[]) => Promise<unknown>>;
  const real = methods[name]!;
  methods[name] = async function watched(this: unknown, ...values) {
    const result = await real.apply(this, values);
    moment();
    return result;
  };
}

for (const name of ["rename", "link", "unlink", "rm", "copyFile"]) watch(promises, name);
const handle = await promises.open(fileURLToPath(import.meta.url));
watch(Object.getPrototypeOf(handle) as object, "datasync");
await handle.close();
syncBuiltinESMExports();

process.once("disconnect", () => process.exit()); // the test itself is gone
process.on("message", ({ die }: { die: number }) => {
  left = die;
  process.send?.("armed");
});
