// What commands use that make episodes: locks of this run alone, and nobody who listens.
import { EditMemory } from "../core/build/edit-memory.ts";
import { KeyedLock } from "../machine/keyed-lock.ts";
import type { ReadingRoom } from "../main.ts";
import type { MakePorts } from "../studio/new-episodes/act-make-episode.ts";

export function openWritingRoom(room: ReadingRoom): MakePorts {
  return { ...room, locks: new KeyedLock(), edits: new EditMemory(), emit: () => undefined };
}
