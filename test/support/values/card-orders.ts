// Valid orders of cards and guide voices to begin with.
import type { CardOrder } from "../../../src/core/refs/card-order.ts";

type Subject = CardOrder & { readonly is: "subject" };
type Voice = CardOrder & { readonly is: "voice" };

export function subjectOrder(parts: Partial<Subject>): Subject {
  return {
    ...{
      is: "subject",
      subject: "mara",
      id: "mara",
      kind: "character",
      name: "Mara",
      baseDesign: null,
      pronoun: "her",
    },
    ...{ design: "A tall woman of forty with long red hair, glasses and a blue coat", members: null },
    ...{ view: "01_threequarter", look: "", seed: "1", width: 256, height: 256 },
    ...parts,
  };
}

export function voiceOrder(parts: Partial<Voice>): Voice {
  return { is: "voice", id: "mara", voice: "a dry alto", line: "Good evening.", seconds: 8, seed: "1", ...parts };
}
