// Loads the Write workspace: its editors are fetched when it is first entered, so that the other workspaces stay small.
// A fetch that fails is reported, and tried again by hand or when the service is back.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { EmptyState } from "../../components/empty-state.tsx";
import { Button } from "../../components/button.tsx";
import { useUi } from "../../components/contexts.tsx";
import "./lazy-write-workspace.css";

const workspaceState = signal<ComponentType | "fetching" | "failed">("fetching");

async function loadWorkspace(): Promise<void> {
  if (typeof workspaceState.peek() === "function") return;
  workspaceState.value = "fetching";
  try {
    const { WriteWorkspace } = await import("./write-workspace.tsx");
    workspaceState.value = WriteWorkspace;
  } catch {
    workspaceState.value = "failed";
  }
}

export function LazyWriteWorkspace() {
  const { connection } = useUi();
  const isAway = connection.away.value;
  useEffect(() => {
    if (!isAway || workspaceState.peek() === "fetching") void loadWorkspace();
  }, [isAway]);
  const state = workspaceState.value;
  if (state === "fetching") return <main class="write-loading" aria-busy="true" />;
  if (state === "failed") return <Failed />;
  const Loaded = state;
  return <Loaded />;
}

function Failed() {
  return (
    <main class="write-loading panel">
      <EmptyState
        title="The Write room could not be fetched"
        text="Nothing that was typed is lost. It is fetched again when the studio service is back."
        actions={
          <Button kind="primary" size="large" icon="retry" onPress={() => void loadWorkspace()}>
            Try again
          </Button>
        }
      />
    </main>
  );
}
