// Loads a module, gives up its rights, calls a function of it, and prints how each call ended.
import { Refusal } from "../../../src/contracts/refusal.ts";

const [module = "", name = "", calls = "[]", user = ""] = process.argv.slice(2);
const loaded = (await import(module)) as Record<string, (...args: unknown[]) => Promise<unknown>>;
const act = loaded[name];
if (!act) throw new Error(`${module} has no ${name}`);
process.setgroups?.([]);
process.setgid?.(Number(user));
process.setuid?.(Number(user));
const ends: string[] = [];
for (const args of JSON.parse(calls) as unknown[][]) {
  ends.push(
    await act(...args).then(
      () => "let through",
      (error: unknown) => (error instanceof Refusal ? error.kind : String(error)),
    ),
  );
}
process.stdout.write(JSON.stringify(ends));
