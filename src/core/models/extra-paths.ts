// The host's `extra_model_paths.yaml`, as far as it is written in practice: blocks of a base path and folders below it. Lists of
// folders stand one a line under `folder: |`. Anything else in the file is passed over.

/** Folder name to the paths that hold its files, as written; relative ones are below the file's own folder. */
export type ExtraPaths = ReadonlyMap<string, readonly string[]>;

const LINE = /^(\s*)([\w.-]+)\s*:\s*(.*)$/;
const NO_FOLDERS = new Set(["base_path", "is_default"]);

export function readExtraPaths(text: string): ExtraPaths {
  const paths = new Map<string, string[]>();
  let base = "";
  let list: { readonly folder: string; readonly indent: number } | undefined;
  const add = (folder: string, path: string) => {
    const joined = base === "" || isAbsolute(path) ? path : `${base.replace(/[\\/]+$/, "")}/${path}`;
    paths.set(folder, [...(paths.get(folder) ?? []), joined]);
  };
  for (const line of text.split(/\r\n|\n|\r/)) {
    const bare = line.replace(/(^|\s)#.*$/, "").trimEnd();
    if (bare.trim() === "") continue;
    const indent = bare.length - bare.trimStart().length;
    if (list && indent > list.indent) {
      add(list.folder, unquoted(bare.trim().replace(/^- +/, "")));
      continue;
    }
    list = undefined;
    const [, , key = "", value = ""] = LINE.exec(bare) ?? [];
    if (indent === 0) base = "";
    else if (key === "base_path") base = unquoted(value);
    else if (key === "" || NO_FOLDERS.has(key)) continue;
    else if (value === "" || /^[|>]/.test(value)) list = { folder: key, indent };
    else add(key, unquoted(value));
  }
  return paths;
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/, "$2");
}

function isAbsolute(path: string): boolean {
  return /^([\\/~]|[a-z]:[\\/])/i.test(path);
}
