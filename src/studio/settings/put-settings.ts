// PUT /studio/settings: stores the change and opens the backends anew. A running job keeps the backend that it runs on.
// A lane that speaks the Comfy API has its library installed, and a host whose address is new is looked at.
import type { BodyOf, ReplyOf } from "../../contracts/route.ts";
import type { putSettingsRoute } from "../../contracts/routes/settings.ts";
import type { TargetKind } from "../../contracts/files/target.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { StudioPorts } from "../ports.ts";
import { hostOf, SHOWN_KEY } from "../../core/settings/settings.ts";
import type { Registry } from "../../core/targets/registry.ts";
import { within } from "../../machine/wait.ts";
import { installWhenNeeded } from "../shared/settings/install-when-needed.ts";
import { detectTargets, type DetectPorts } from "../shared/targets/detect-targets.ts";
import type { ReadinessPorts } from "../shared/targets/readiness.ts";
import { shownSettings, type SettingsPorts } from "../shared/settings/show-settings.ts";

type DetectionPorts = DetectPorts & ReadinessPorts & Pick<StudioPorts, "longWork">;

/** Milliseconds that the answer waits for a host whose address is new. */
const PATIENCE = 1_000;

type Body = BodyOf<typeof putSettingsRoute>;

export async function putSettings(
  ports: SettingsPorts & DetectionPorts & Pick<StudioPorts, "queue">,
  body: Body,
): Promise<ReplyOf<typeof putSettingsRoute>> {
  requireKnownTargets(ports, body);
  const before = hostOf(ports.settings.now());
  await ports.settings.change(withoutShownKeys(ports, body));
  await installWhenNeeded(ports);
  if (hostOf(ports.settings.now()) !== before || body.local_auth !== undefined) await detectOnHost(ports);
  ports.queue.refreshLanes();
  return shownSettings(ports);
}

/** What a host can run is written down as soon as its address is; a slow one is looked at while the answer goes out. */
async function detectOnHost(ports: DetectionPorts): Promise<void> {
  const detection = ports.longWork.run((signal) => detectTargets(ports, signal));
  await within(
    PATIENCE,
    detection.catch((error: unknown) => ports.log.warn({ err: error }, "a look at the host failed")),
  );
}

/** What is shown can be sent back as it is, also a target that is gone. */
function requireKnownTargets(
  { showTargets, settings }: Pick<StudioPorts, "showTargets" | "settings">,
  body: Body,
): void {
  const { shipped } = showTargets;
  const { defaultTargets, detectedTargets, targetLimits } = settings.now();
  for (const [kind, id] of Object.entries(body.default_targets ?? {})) {
    requireKind(shipped, { field: "default_targets", kind, ids: [id], shown: [defaultTargets[kind]] });
  }
  for (const [kind, ids] of Object.entries(body.detected_targets ?? {})) {
    requireKind(shipped, { field: "detected_targets", kind, ids: [ids].flat(), shown: detectedTargets[kind] ?? [] });
  }
  const limited = Object.keys(body.target_limits ?? {}).filter((id) => targetLimits[id] === undefined);
  const unknown = limited.find((id) => !shipped.find(id));
  if (unknown === undefined) return;
  throw new Refusal("bad-input", `target_limits: there is no target "${unknown}": GET /studio/targets names them`);
}

interface NamedTargets {
  readonly field: string;
  readonly kind: string;
  readonly ids: readonly string[];
  readonly shown: readonly (string | undefined)[];
}

function requireKind(registry: Registry, { field, kind, ids, shown }: NamedTargets): void {
  const unknown = ids.find((id) => !shown.includes(id) && registry.find(id)?.kind !== kind);
  if (unknown === undefined) return;
  const known = registry.list(kind as TargetKind).map((target) => target.id);
  const what = `${field}.${kind}: there is no ${kind} target "${unknown}"`;
  throw new Refusal("bad-input", `${what}: choose ${known.join(", ")}`);
}

/** The word that stands for a stored key or token, sent back, leaves it as it is. */
function withoutShownKeys({ settings }: Pick<StudioPorts, "settings">, body: Body): Body {
  const { keys, proxyToken, localAuth } = settings.now();
  const isStored = { api_key: keys.length > 0, proxy_token: proxyToken !== null, local_auth: localAuth !== null };
  const kept = { ...body };
  for (const field of ["api_key", "proxy_token", "local_auth"] as const) {
    if (body[field] !== SHOWN_KEY) continue;
    const sentence = `${field} "${SHOWN_KEY}" only says that there is one: send it itself, or leave the field out`;
    if (!isStored[field]) throw new Refusal("bad-input", sentence);
    delete kept[field];
  }
  return kept;
}
