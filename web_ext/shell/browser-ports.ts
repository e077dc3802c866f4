// What commands need of a browser: its clipboard, its window for choosing a file, and the page's own filter field.
import { copyText } from "../components/copy-text.ts";
import { importFilm } from "../components/import-film.ts";
import type { BrowserPorts } from "../store/commands/command.ts";
import type { TakeImports } from "../store/takes/take-imports.ts";

export function createBrowserPorts(takeImports: TakeImports): BrowserPorts {
  return {
    copy: (text) => void copyText(text),
    chooseFilm: (shot) => chooseFilm((file) => importFilm(takeImports, shot, file)),
    focusField: (role) => document.querySelector<HTMLInputElement>(`[data-role=${role}]`)?.select(),
  };
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
