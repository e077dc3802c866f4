// The text of the series config beside its forms. Its editor is fetched when it is first shown, and the forms work without it.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Button } from "../../../components/button.tsx";
import { Hint } from "../../../components/hint.tsx";

const fetched = signal<ComponentType | "fetching" | "failed">("fetching");

async function fetchText(): Promise<void> {
  if (typeof fetched.peek() === "function") return;
  fetched.value = "fetching";
  try {
    const { SeriesText } = await import("../../write/series-text.tsx");
    fetched.value = SeriesText;
  } catch {
    fetched.value = "failed";
  }
}

export function ShowText() {
  useEffect(() => void fetchText(), []);
  const state = fetched.value;
  if (typeof state === "function") {
    const Loaded = state;
    return <Loaded />;
  }
  return (
    <section class="panel" aria-label="Series config" aria-busy={state === "fetching"}>
      {state === "failed" && (
        <Hint title="The text could not be fetched">
          <Button onPress={() => void fetchText()}>Try again</Button>
        </Hint>
      )}
    </section>
  );
}
