// What an alignment needs of this machine, and what of it is here.
import type { AlignReady } from "../../../contracts/routes/align.ts";
import { hasSpeech, type Python } from "../../../media/align/find-python.ts";
import type { StudioPorts } from "../../ports.ts";

export type NeedPorts = Pick<StudioPorts, "tools" | "aligner">;

export interface Needs extends Pick<AlignReady, "ffmpeg" | "missing" | "install" | "packages"> {
  readonly python: Python | null;
}

const NO_PACKAGES: AlignReady["packages"] = { numpy: null, "faster-whisper": null, "openai-whisper": null };

export async function findNeeds(ports: NeedPorts): Promise<Needs> {
  const [tools, python] = await Promise.all([ports.tools().catch(() => null), ports.aligner.python()]);
  const { numpy, "faster-whisper": faster, "openai-whisper": openai } = python?.packages ?? NO_PACKAGES;
  const packages = { numpy, "faster-whisper": faster, "openai-whisper": openai };
  const lacking = [
    ...(numpy === null ? (["numpy"] as const) : []),
    ...(hasSpeech({ packages }) ? [] : (["faster-whisper"] as const)),
  ];
  const missing = [...(tools ? [] : (["ffmpeg"] as const)), ...lacking];
  return { ffmpeg: tools?.ffmpeg.path ?? null, missing, python, packages, install: installLine(python, lacking) };
}

function installLine(python: Python | null, packages: readonly string[]): string {
  if (packages.length === 0) return "";
  const command = python?.command ?? "python3";
  return `${command.includes(" ") ? `"${command}"` : command} -m pip install ${packages.join(" ")}`;
}
