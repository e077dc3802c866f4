// GET /studio/templates/picture: the host's own picture of what a template makes. Only bytes that are a picture are handed on; they are kept.
import type { FileHandle } from "node:fs/promises";
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import type { QueryOf } from "../../contracts/route.ts";
import type { templatePictureRoute } from "../../contracts/routes/templates.ts";
import { parsePictureHeader } from "../../core/media/picture-file.ts";
import type { Host } from "../../hosts/host.ts";
import { openProven } from "../../machine/proven-paths.ts";
import type { StudioPorts } from "../ports.ts";
import { hostSilent, requireHost } from "../shared/workflow/read-classes.ts";

const KINDS: ReadonlySet<string> = new Set(["webp", "png", "jpeg"]);

export async function findTemplatePicture(
  { host: find, templatePictures }: Pick<StudioPorts, "host" | "templatePictures">,
  { name }: QueryOf<typeof templatePictureRoute>,
): Promise<{ path: string; open: () => Promise<FileHandle> }> {
  const host = requireHost(find());
  const endings = ["webp", "png", "jpeg", "jpg"].map((ending) => `.${ending}`);
  const key = createHash("sha256").update(`${host.url}\n${name}`).digest("hex");
  const kept = await Promise.all(endings.map((ending) => templatePictures.find(`${key}${ending}`)));
  const path = kept.find((each) => each !== undefined) ?? (await fetchPicture(host, name, { templatePictures, key }));
  return { path, open: () => openProven(path) };
}

interface Keeping extends Pick<StudioPorts, "templatePictures"> {
  readonly key: string;
}

async function fetchPicture(host: Host, name: string, { templatePictures, key }: Keeping): Promise<string> {
  const listed = await host.templates.list();
  if (!listed) throw await hostSilent(host);
  const file = listed.find((each) => each.name === name)?.picture ?? null;
  const bytes = file === null ? null : await host.templates.picture(file);
  if (bytes === undefined) throw await hostSilent(host);
  const kind = bytes === null ? undefined : parsePictureHeader(bytes)?.kind;
  if (file === null || bytes === null || kind === undefined || !KINDS.has(kind))
    throw new Refusal("unknown", `the host has no picture of the template ${name}`);
  return templatePictures.store(`${key}${extname(file)}`, bytes);
}
