// What actions need of a browser: its clipboard, and its window for choosing a file.
import { sendFilm } from "../../api/send-film.ts";
import type { ActionPorts } from "../../store/actions/action.ts";
import type { TakeImports } from "../../store/takes/take-imports.ts";
import { copyText } from "../copy-text.ts";
import { useEditor } from "../use-editor.ts";

export function useActionPorts(): ActionPorts {
  const { takeImports } = useEditor();
  return {
    copy: (text) => void copyText(text),
    chooseFilm: (shot) => chooseFilm((file) => importFilm(takeImports, shot, file)),
  };
}

export function importFilm({ start }: TakeImports, shot: string, file: File): void {
  void start(shot, file.name, (place, onPercent) => sendFilm({ ...place, shot, file }, onPercent));
}

function chooseFilm(then: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "video/*,.mkv,.mov,.mp4,.webm";
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) then(file);
  };
  input.click();
}
