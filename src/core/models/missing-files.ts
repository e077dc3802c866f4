// Files that are not installed, as replies name them: with where they can be had. docs/http.md "Rendering", rule 5, and "Resolution of model files".
import type { HostVersions } from "../../contracts/files/host/host-versions.ts";
import type { Download } from "../../contracts/files/target-models.ts";
import type { TargetFile } from "../../contracts/files/target.ts";
import type { MissingFile } from "../../contracts/routes/targets.ts";
import type { MissingModel } from "./resolve-params.ts";

/** Only what the makers of a model or of the host publish themselves is offered as an address. */
const TRUSTED = new Set(["upstream", "official"]);

/** What the host says of its folders; null while it has not said. */
export interface KnownFolders {
  readonly folders: ReadonlySet<string> | null;
  readonly versions: Pick<HostVersions, "folders">;
}

export function missingFile(
  { downloads }: Pick<TargetFile, "downloads">,
  absent: MissingModel,
  { folders, versions }: KnownFolders,
): MissingFile {
  const { param, tier, want, family, label, folder, feature } = absent;
  const download = want === null ? undefined : downloadOf(downloads, want);
  const [source, url] = [download?.source ?? null, trustedUrl(download)];
  const unknown = unknownFolder(folder, { folders, versions });
  return { param, tier, want, family, label, folder, url, source, ...(feature && { feature }), ...unknown };
}

/** What a record says of a file; undefined where it names none. */
export function downloadOf(downloads: TargetFile["downloads"], name: string): Download | undefined {
  return Object.hasOwn(downloads, name) ? downloads[name] : undefined;
}

export function trustedUrl(download: Download | undefined): string | null {
  const { source = null, url = null } = download ?? {};
  return source !== null && TRUSTED.has(source) ? url : null;
}

function unknownFolder(folder: string, { folders, versions }: KnownFolders): Pick<MissingFile, "folder_unknown"> {
  if (folders === null || namesOf(folder).some((name) => folders.has(name))) return {};
  return { folder_unknown: { host: versions.folders[folder] ?? null } };
}

// Models folders have two names: what older hosts call them, and what newer ones do.

const OTHER_NAMES: Readonly<Record<string, string>> = {
  diffusion_models: "unet",
  unet: "diffusion_models",
  text_encoders: "clip",
  clip: "text_encoders",
};

/** The folder's name, and its other one where it has one. */
export function namesOf(folder: string): string[] {
  const other = Object.hasOwn(OTHER_NAMES, folder) ? OTHER_NAMES[folder] : undefined;
  return other === undefined ? [folder] : [folder, other];
}
