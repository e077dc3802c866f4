// What `wiring/make-checks-program.ts` writes beside the compiled contracts when the studio is built.
import type { CompiledChecks } from "./compiled-checks.ts";

export declare const checks: CompiledChecks["checks"];
export declare const hashes: CompiledChecks["hashes"];
