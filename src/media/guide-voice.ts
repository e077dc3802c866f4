// What reads the lines of animatics and auditions: the neural voice where its files and its package are here, else espeak-ng, else nothing but the studio's
// own voice.
import { join } from "node:path";
import { NEURAL_FILES, NEURAL_PACKAGE } from "../core/animatic/voice/neural-voice.ts";
import type { GuideVoiceChoice, SpeechProgram } from "../core/animatic/voice/speech.ts";
import { exists } from "../machine/paths.ts";
import type { Aligner } from "./align/open-aligner.ts";
import type { Tools } from "./tools.ts";

export interface GuideVoice {
  /** With its version for sidecars; null: the built-in voice speaks. */
  find(): Promise<{ readonly program: SpeechProgram; readonly version: string } | null>;
  /** Names of the neural voice's files that are here. */
  files(): Promise<ReadonlySet<string>>;
}

export interface GuideVoiceOptions {
  readonly choice: GuideVoiceChoice;
  /** Absolute path of the folder that holds the neural voice's files. */
  readonly folder: string;
  readonly python: Aligner["python"];
  readonly tools: () => Promise<Pick<Tools, "speech">>;
}

export function openGuideVoice({ choice, folder, python, tools }: GuideVoiceOptions): GuideVoice {
  const files = async () => {
    const names = Object.values(NEURAL_FILES).map(({ name }) => name);
    const found = await Promise.all(names.map((name) => exists(join(folder, name))));
    return new Set(names.filter((_, at) => found[at]));
  };
  const neural = async () => {
    const { model, voices } = NEURAL_FILES;
    const here = await files();
    if (!here.has(model.name) || !here.has(voices.name)) return null;
    const { command = "", packages } = (await python()) ?? {};
    const version = packages?.[NEURAL_PACKAGE] ?? null;
    if (version === null) return null;
    const places = { model: join(folder, model.name), voices: join(folder, voices.name) };
    const program: SpeechProgram = { kind: "kokoro", python: command, ...places };
    return { program, version: `${NEURAL_PACKAGE} ${version}` };
  };
  return {
    files,
    async find() {
      if (choice === "built-in") return null;
      const best = choice === "best" ? await neural() : null;
      const { speech } = best ? { speech: null } : await tools();
      return best ?? (speech && { program: { kind: "espeak-ng", path: speech.path }, version: speech.version });
    },
  };
}
