// GET /studio/align/ready: whether a recording can be written down here, and what a person can do about it when not.
import { SPEECH_MODELS } from "../../contracts/choices.ts";
import { SPEECH_MODEL, type AlignReady } from "../../contracts/routes/align.ts";
import { findNeeds, type NeedPorts } from "../shared/recordings/speech-needs.ts";

const HINT = "install ffmpeg with the package manager of this machine, or set STUDIO_FFMPEG to the path of one";

export async function readAlignReady(ports: NeedPorts): Promise<AlignReady> {
  const { ffmpeg, missing, python, install, packages } = await findNeeds(ports);
  const models = { default: SPEECH_MODEL, choices: [...SPEECH_MODELS] };
  const command = python?.command ?? null;
  return {
    ready: missing.length === 0,
    ffmpeg,
    missing,
    python: command,
    install,
    models,
    packages,
    ffmpeg_hint: HINT,
  };
}
