// The way into the Write room: its editors are fetched when it is first entered, so that the other rooms stay light.
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

const room = signal<ComponentType | undefined>(undefined);

export function WriteDoor() {
  useEffect(() => {
    if (!room.peek()) void import("./write-room.tsx").then(({ WriteRoom }) => (room.value = WriteRoom));
  }, []);
  const WriteRoom = room.value;
  return WriteRoom ? <WriteRoom /> : <main class="app__room" aria-busy="true" />;
}
