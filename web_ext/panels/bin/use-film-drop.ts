// A film file that is dropped on a shot becomes a take of it.
import { useState } from "preact/hooks";
import { importFilm } from "../../components/import-film.ts";
import { useEpisode, useUi } from "../../components/contexts.tsx";

export function useFilmDrop(shot: string) {
  const { select } = useUi();
  const { takeImports } = useEpisode();
  const [isOver, setOver] = useState(false);
  const holdsFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  return {
    isOver,
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
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      // Its takes are shown, where a film that is not taken says why.
      select(shot);
      importFilm(takeImports, shot, file);
    },
  };
}
