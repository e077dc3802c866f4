// A film file that is dropped on a shot becomes a take of it.
import { importFilm } from "../../components/import-film.ts";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { useFileDrop } from "../../components/use-file-drop.ts";

export function useFilmDrop(shot: string) {
  const { select } = useUi();
  const { takeImports } = useEpisode();
  return useFileDrop(([file]) => {
    if (!file) return;
    // Its takes are shown, where a film that is not taken says why.
    select(shot);
    importFilm(takeImports, shot, file);
  });
}
