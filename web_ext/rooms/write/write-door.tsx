// The way into the Write room: its editors are fetched when it is first entered, so that the other rooms stay light.
// A fetch that fails is told, and tried again by hand or when the service is back.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Blank } from "../../parts/blank.tsx";
import { Button } from "../../parts/button.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import "./write-door.css";

const room = signal<ComponentType | "fetching" | "failed">("fetching");

async function fetchRoom(): Promise<void> {
  if (typeof room.peek() === "function") return;
  room.value = "fetching";
  try {
    const { WriteRoom } = await import("./write-room.tsx");
    room.value = WriteRoom;
  } catch {
    room.value = "failed";
  }
}

export function WriteDoor() {
  const { connection } = useEditor();
  const isAway = connection.away.value;
  useEffect(() => {
    if (!isAway || room.peek() === "fetching") void fetchRoom();
  }, [isAway]);
  const state = room.value;
  if (state === "fetching") return <main class="write-door" aria-busy="true" />;
  if (state === "failed") return <Failed />;
  const WriteRoom = state;
  return <WriteRoom />;
}

function Failed() {
  return (
    <main class="write-door panel">
      <Blank
        title="The Write room could not be fetched"
        text="Nothing that was typed is lost. It is fetched again when the studio service is back."
        actions={
          <Button kind="primary" size="large" icon="retry" onPress={() => void fetchRoom()}>
            Try again
          </Button>
        }
      />
    </main>
  );
}
