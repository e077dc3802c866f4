// Ctrl S where texts are edited: saves and builds, and the press does not reach the browser, which would save the page.
import { useEffect } from "preact/hooks";
import type { SourceFile } from "../../src/contracts/routes/sources.ts";
import type { WriteState } from "../store/write/write-state.ts";

/** Both texts, or the one that is edited there; and whoever comes back from another program may have saved there. */
export function useSaveKey(writing: WriteState, only?: SourceFile): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void writing.save(true, only);
    };
    const onReturn = () => {
      if (document.visibilityState === "visible") void writing.checkDisk();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("visibilitychange", onReturn, { signal });
    addEventListener("focus", onReturn, { signal });
    return () => stop.abort();
  }, [writing, only]);
}
