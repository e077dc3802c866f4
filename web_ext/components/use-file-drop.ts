// Files that are dropped on an element: whether some are held over it, and what is done with them. What is dragged within the page is none.
import { useState } from "preact/hooks";

/** `onFiles` gets at least one. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) onFiles(files);
    },
  };
  return { isOver, handlers };
}
