// What `house/make-checks-program.ts` writes beside the compiled contracts when the studio is built.
import type { MadeChecks } from "./checks-ahead.ts";

export declare const checks: MadeChecks["checks"];
export declare const hashes: MadeChecks["hashes"];
