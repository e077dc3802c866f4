// What is done with the sounds of a voice in the References workspace: hearing, comparing, trimming.
import type { Command, CommandFacts, CommandKeys } from "./define.ts";

const refKeys = (caps: string, press: string): CommandKeys => ({ caps, presses: [press], workspace: "refs" });

export const voiceCommands = {
  "play-voice": {
    title: ({ editor }) => (editor.refs.voices.isPlaying.value ? "Pause the voice" : "Play the voice"),
    keys: refKeys("Space", " "),
    why: whySilent,
    run: ({ editor }) => editor.refs.voices.toggle(),
  },
  "audition-voices": {
    title: "Hear the sounds of the voice one after another",
    keys: refKeys("A", "a"),
    why: whySilent,
    run: ({ editor }) => editor.refs.voices.audition(),
  },
  "swap-voice": {
    title: "Hear the sound that was chosen before, at the same place",
    keys: refKeys("B", "b"),
    why: (facts) => whySilent(facts) ?? (clipsOf(facts).length < 2 ? "the voice has no other sound" : undefined),
    run: ({ editor }) => editor.refs.voices.swap(),
  },
  "voice-start": {
    title: "Start the stretch of the voice here",
    keys: refKeys("I", "i"),
    why: whySilent,
    run: ({ editor }) => editor.refs.voices.trimHere("start"),
  },
  "voice-end": {
    title: "End the stretch of the voice here",
    keys: refKeys("O", "o"),
    why: whySilent,
    run: ({ editor }) => editor.refs.voices.trimHere("end"),
  },
  "save-voice": {
    title: "Save the stretch of the voice as a candidate",
    keys: refKeys("S", "s"),
    why: (facts) => whySilent(facts) ?? whyWhole(facts),
    run: ({ editor }) => void editor.refs.voices.save(),
  },
} satisfies Record<string, Command>;

function clipsOf({ editor }: CommandFacts) {
  return editor.refs.voices.clips.value;
}

function whySilent(facts: CommandFacts): string | undefined {
  if (facts.editor.refs.selected.value?.kind !== "voice") return "no voice is chosen";
  return clipsOf(facts).length === 0 ? "the voice has no sound yet" : undefined;
}

function whyWhole({ editor: { refs } }: CommandFacts): string | undefined {
  const chosen = refs.voices.chosen.value;
  return chosen && (chosen.from || refs.voices.isTrimmed(chosen.key))
    ? undefined
    : "nothing of it is trimmed: move its start or its end";
}
