// Takes the checks that the build has made, once in a process. Without them every check is made at its first need, as any other one is.
import { useCompiledChecks } from "../contracts/compiled-checks.ts";

let loading: Promise<void> | undefined;

export function loadChecks(): Promise<void> {
  loading ??= import("../contracts/made-checks.js").then(useCompiledChecks, () => undefined);
  return loading;
}
