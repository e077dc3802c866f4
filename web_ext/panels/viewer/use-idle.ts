// Whether the pointer has rested for a while.
import { useEffect, useState } from "preact/hooks";

const REST_MS = 2500;

/** False while nobody asks. */
export function useIdle(isAsked: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!isAsked) return setIdle(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onMove = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), REST_MS);
    };
    const stop = new AbortController();
    document.addEventListener("pointermove", onMove, { signal: stop.signal });
    document.addEventListener("pointerdown", onMove, { signal: stop.signal });
    onMove();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isAsked]);
  return isIdle;
}
