// What features are made of, as records name it: model files with folder and address, packs with a commit, packages. Nothing here has been
// looked for on a machine. docs/http.md "Feature installer".
import type { Download } from "../../contracts/files/target-models.ts";
import type { HostVersions } from "../../contracts/files/host/host-versions.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { ItemKind, ItemRecord } from "../../contracts/replies/features.ts";
import { PASSES } from "../../contracts/schema.ts";
import { VOICE_FOLDER } from "../animatic/voice/neural-voice.ts";
import { matchesGlob } from "../models/glob.ts";
import { downloadOf, trustedUrl } from "../models/missing-files.ts";
import { presetRequest, type ModelTarget } from "../models/model-request.ts";
import { wantedFile } from "../models/resolve-params.ts";

/** Its file goes into the studio's own folder, whatever the host has. */
export function isOwnFile({ kind, folder }: Pick<ItemRecord, "kind" | "folder">): boolean {
  return kind === "model" && folder === VOICE_FOLDER;
}

const ANY = "any file of this family will do, and no record names one: put one into its folder";
const BY_HAND = "get it by hand and put it into its folder";

export function itemKey(kind: ItemKind, name: string, folder = ""): string {
  return `${kind}:${folder}/${name}`;
}

/** The files that a target's presets load, each once. */
export function modelItems(target: ModelTarget, id?: string): ItemRecord[] {
  const wanted = PASSES.flatMap((pass) => {
    const request = presetRequest(target, pass);
    const params = Object.entries(target.models).filter(([name]) => name !== "loras");
    const files = params.map(([name, param]) => ({ ...param, want: wantedFile(request, name, param) }));
    return [...files, ...lorasOf(target, request.loras)];
  });
  const items = wanted.map(({ want, label, folder }) =>
    want === null
      ? anyItem(label, folder, id)
      : fileItem(want, folder, { download: downloadOf(target.downloads, want), id }),
  );
  return onceEach(items);
}

/** Every file of the records, for whoever names one; also those that no preset loads. */
export function recordedFiles(target: Pick<ModelTarget, "downloads">, id?: string): ItemRecord[] {
  return Object.entries(target.downloads).map(([name, download]) => fileItem(name, download.folder, { download, id }));
}

export function onceEach(items: readonly ItemRecord[]): ItemRecord[] {
  const known = new Map<string, ItemRecord>();
  for (const item of items) if (!known.has(item.key)) known.set(item.key, item);
  return [...known.values()];
}

function lorasOf({ models: { loras: param } }: ModelTarget, named: readonly { readonly name: string }[]) {
  const names = named.length > 0 ? named.map(({ name }) => name) : (param?.default_pair ?? [param?.default ?? null]);
  if (!param && named.length === 0) return [];
  const { label = "LoRA", folder = "loras" } = param ?? {};
  return names.map((want) => ({ label, folder, want }));
}

function anyItem(label: string, folder: string, target: string | undefined): ItemRecord {
  return {
    key: itemKey("model", label, folder),
    kind: "model",
    name: label,
    folder,
    url: null,
    note: ANY,
    ...(target && { target }),
  };
}

interface FileSource {
  readonly download: Download | undefined;
  readonly id: string | undefined;
}

function fileItem(name: string, folder: string, { download, id }: FileSource): ItemRecord {
  const url = trustedUrl(download);
  const note = url === null ? whyNoAddress(download) : download?.note;
  return {
    ...{ key: itemKey("model", name, folder), kind: "model", name, folder, url },
    ...(id !== undefined && { target: id }),
    ...(download?.gated && { gated: true, ...(url !== null && { licence: pageOf(url) }) }),
    ...(note !== undefined && { note }),
    ...(download?.sha256 !== undefined && { sha256: download.sha256 }),
    ...(download?.size !== undefined && { size: download.size }),
  };
}

function whyNoAddress(download: Download | undefined): string {
  if (!download?.url)
    return (
      [`no record names an address: ${BY_HAND}`, download?.note].filter(Boolean).join(" (") +
      (download?.note ? ")" : "")
    );
  return `its address comes from elsewhere than its makers (${download.source}): ${BY_HAND}`;
}

/** The page of a file's repository: the hub's addresses begin with an owner and a name. */
export function pageOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}/${pathname.split("/").slice(1, 3).join("/")}`;
}

/** The packs that nodes of a graph come from. */
export function packItems(
  { nodes }: Pick<Workflow, "nodes">,
  { packs }: Pick<HostVersions, "packs">,
  id?: string,
): ItemRecord[] {
  const classes = Object.values(nodes).map(({ class_type: classType }) => classType);
  return packs
    .filter((pack) => classes.some((each) => matchesGlob(pack.classes, each)))
    .map((pack) => ({ ...packItem(pack), ...(id !== undefined && { target: id }) }));
}

export function packItem({ name, url, commit }: HostVersions["packs"][number]): ItemRecord {
  const folder = url.replace(/\/+$/, "").split("/").at(-1) ?? name;
  const isSafe = url.startsWith("https://") && /^[\w.-]+$/.test(folder) && !folder.startsWith(".");
  const note = `no record pins a commit of ${name}: install it with the host's own manager`;
  return {
    ...{ key: itemKey("pack", folder), kind: "pack", name: folder, url: isSafe ? url : null },
    ...(commit !== undefined && isSafe ? { commit } : { note }),
  };
}
