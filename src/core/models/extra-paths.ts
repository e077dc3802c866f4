// The host's `extra_model_paths.yaml`, as far as it is written in practice: blocks of a base path and folders below it. Lists of
// folders stand one a line under `folder: |`. Anything else in the file is ignored.

/** Folder name to the paths that hold its files, as written; relative ones are below the file's own folder. */
export type ExtraPaths = ReadonlyMap<string, readonly string[]>;

const LINE = /^(\s*)([\w.-]+)\s*:\s*(.*)$/;

export function readExtraPaths(text: string): ExtraPaths {
  const reading = new PathsReader();
  for (const line of text.split(/\r\n|\n|\r/)) reading.take(line.replace(/(^|\s)#.*$/, "").trimEnd());
  return reading.paths;
}

class PathsReader {
  readonly paths = new Map<string, string[]>();
  #base = "";
  #list: { readonly folder: string; readonly indent: number } | undefined;

  take(line: string): void {
    const text = line.trim();
    if (text === "") return;
    const indent = line.length - line.trimStart().length;
    if (this.#list && indent > this.#list.indent) return this.#add(this.#list.folder, text.replace(/^- +/, ""));
    this.#list = undefined;
    if (indent === 0) this.#base = "";
    else this.#takeKey(line, indent);
  }

  #takeKey(line: string, indent: number): void {
    const [, , key = "", value = ""] = LINE.exec(line) ?? [];
    if (key === "base_path") this.#base = unquoted(value);
    else if (key === "" || key === "is_default") return;
    else if (value === "" || /^[|>]/.test(value)) this.#list = { folder: key, indent };
    else this.#add(key, value);
  }

  #add(folder: string, written: string): void {
    const path = unquoted(written);
    const isWhole = this.#base === "" || isAbsolute(path);
    const joined = isWhole ? path : `${this.#base.replace(/[\\/]+$/, "")}/${path}`;
    this.paths.set(folder, [...(this.paths.get(folder) ?? []), joined]);
  }
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, "$2");
}

function isAbsolute(path: string): boolean {
  return /^([\\/~]|[a-z]:[\\/])/i.test(path);
}
