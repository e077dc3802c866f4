// A template of the host with the files that it records, and which of them the host has.
import { recordsOf, type TemplateFile } from "../../../core/features/template-files.ts";
import { fileName } from "../../../core/own-targets/graph-inputs.ts";
import type { StudioPorts } from "../../ports.ts";
import { requireTemplate } from "../workflow/workflow-source.ts";
import { requireHost } from "../workflow/read-classes.ts";

export type TemplatePorts = Pick<StudioPorts, "host" | "catalogue">;

export interface ReadTemplate {
  readonly saved: unknown;
  readonly files: readonly (TemplateFile & { readonly installed: boolean | null })[];
}

export async function readTemplate(ports: TemplatePorts, name: string): Promise<ReadTemplate> {
  const saved = await requireTemplate(requireHost(ports.host()), name);
  const catalogue = ports.catalogue();
  const files = await Promise.all(
    recordsOf(saved).map(async (record) => {
      const there = await catalogue?.models(record.folder);
      return { ...record, installed: there ? there.some((each) => fileName(each) === record.file) : null };
    }),
  );
  return { saved, files };
}
