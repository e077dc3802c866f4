// The real Comfy SDK for tests: the package that the repository's tests are installed with, as a folder that the studio installs to.
import { existsSync } from "node:fs";
import { mkdir, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "../project-files.ts";

/** A folder whose `node_modules` holds the package. `STUDIO_TEST_SDK` names another one than the repository. */
const HOME = process.env["STUDIO_TEST_SDK"] || ROOT;

/** Where the package's own folder is. Throws when the tests were installed without it. */
export function sdkPackage(): string {
  const folder = join(HOME, "node_modules", "@comfyorg", "sdk");
  if (existsSync(folder)) return folder;
  throw new Error("@comfyorg/sdk is not among the packages of the tests: run npm install");
}

/** Makes a folder look as if the SDK had been installed to it. */
export async function placeSdk(folder: string): Promise<void> {
  const place = join(folder, "node_modules", "@comfyorg", "sdk");
  await mkdir(dirname(place), { recursive: true });
  await symlink(sdkPackage(), place, "dir");
}
