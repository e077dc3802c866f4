// A pack of nodes at the commit of its record, and Python packages by the interpreter that will load them. Programs get lists of arguments,
// never a shell line, and no token.
import { join } from "node:path";
import type { ItemRecord } from "../../contracts/replies/features.ts";
import { moveFile, removeFolder } from "../../machine/files.ts";
import { exists } from "../../machine/paths.ts";
import { partialName } from "../../machine/partial-name.ts";
import { run } from "../../machine/spawn.ts";

export interface PackPlace {
  readonly packs: string;
  readonly python: string | null;
}

const PRIVATE = { HF_TOKEN: "", GIT_TERMINAL_PROMPT: "0" };

/** The folder has its name only with that commit in it. What it returns is a note for people. */
export async function installPack({ name, url, commit }: ItemRecord, { packs, python }: PackPlace): Promise<string> {
  if (!url || commit === undefined) throw new Error(`no record pins a commit of ${name}`);
  const folder = join(packs, name);
  if (await exists(folder))
    throw new Error(`${name} stands in the packs of the host already: restart the host to load it`);
  const part = await partialName(folder);
  const git = (...args: string[]) =>
    run("git", ["-C", part, "-c", "core.hooksPath=/dev/null", ...args], { env: PRIVATE });
  try {
    await run("git", ["init", "-q", part], { env: PRIVATE });
    await git("remote", "add", "origin", url);
    await git("fetch", "-q", "--depth", "1", "origin", commit);
    await git("checkout", "-q", "--detach", commit);
    const { output } = await git("rev-parse", "HEAD");
    if (output.trim() !== commit) throw new Error(`another commit of ${name} came than its record pins`);
    await moveFile(part, folder);
  } finally {
    await removeFolder(part);
  }
  return requirements(folder, python);
}

async function requirements(folder: string, python: string | null): Promise<string> {
  const list = join(folder, "requirements.txt");
  if (!(await exists(list))) return "restart the host to load it";
  if (python === null)
    throw new Error(
      "it was cloned, and its requirements were not installed: the host's Python was not found; run its `python -m pip install -r` on the pack's requirements.txt, then restart the host",
    );
  await installPackages(python, ["-r", list]);
  return "its requirements are installed: restart the host to load it";
}

export async function installPackages(python: string, packages: readonly string[]): Promise<void> {
  const quiet = ["--disable-pip-version-check", "--no-input", "-q"];
  await run(python, ["-m", "pip", "install", ...quiet, ...packages], { env: PRIVATE });
}
