// POST /studio/templates/install: queues the model files that a template of the host records and the host lacks. Addresses are the
// template's own, read anew. docs/http.md "Templates of the host".
import { Refusal } from "../../contracts/refusal.ts";
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { installTemplateRoute } from "../../contracts/routes/templates.ts";
import { isPending } from "../../core/features/install-job.ts";
import { templateItem } from "../../core/features/template-files.ts";
import type { StudioPorts } from "../ports.ts";
import { readTemplate, type TemplatePorts } from "../shared/templates/read-template.ts";

export async function installTemplate(
  ports: TemplatePorts & Pick<StudioPorts, "features" | "sdk">,
  { name }: BodyOf<typeof installTemplateRoute>,
): Promise<ReplyOf<typeof installTemplateRoute>> {
  const { features, sdk } = ports;
  const { files } = await readTemplate(ports, name);
  const pending = new Set(
    features
      .job()
      .tasks.filter(isPending)
      .map(({ key }) => key),
  );
  const items = files.filter(({ installed }) => installed !== true).map((file) => templateItem(file));
  const queue = items.flatMap((item) => ("why" in item || pending.has(item.key) ? [] : [item]));
  const skipped = items.flatMap((item) => ("why" in item ? [item.why] : []));
  const { why_not: whyNot } = await features.place();
  if (queue.length > 0 && whyNot !== null) throw new Refusal("conflict", whyNot);
  if (queue.length > 0 && !sdk.mayInstall)
    throw new Refusal("conflict", "STUDIO_NO_SDK_INSTALL forbids the studio to install anything");
  if (queue.length > 0) await features.add(queue);
  return { job: features.job(), queued: queue.map(({ key }) => key), skipped };
}
