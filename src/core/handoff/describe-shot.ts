// A shot as it is written, for whoever reads the cut. An episode that was built without a story has it in the animatic's scenes alone.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { StoredShot } from "../compile/stored-build.ts";
import type { ShotDescription } from "./timeline.ts";

const NO_DESCRIPTION: ShotDescription = {
  sequence: "",
  location: "",
  size: "",
  camera: "",
  action: "",
  sound: "",
  subjects: [],
  dialogue: [],
  note: "",
};

export function describeShot({ note = "" }: CutEntry, stored: StoredShot | undefined): ShotDescription {
  if (!stored) return { ...NO_DESCRIPTION, note };
  const { entry, list } = stored;
  const nameOf = (id: string) => list.subjects[id]?.name || id;
  const { dialogue, ...words } = wordsOf(stored);
  return {
    ...words,
    sequence: entry.sequence,
    size: entry.size,
    subjects: entry.subjects.map(nameOf),
    dialogue: dialogue.map(({ speaker, line }) => ({ speaker: nameOf(speaker), line })),
    note,
  };
}

function wordsOf({
  entry: { scene },
  story,
}: StoredShot): Pick<ShotDescription, "location" | "camera" | "action" | "sound" | "dialogue"> {
  if (story) {
    const { plate, camera, action, sound, dialogue } = story;
    return { location: plate, camera: camera ?? "", action, sound: sound ?? "", dialogue };
  }
  if (!scene) return NO_DESCRIPTION;
  const { location, camera, action, dialogue } = scene;
  return { location: location.id, camera: camera ?? "", action, sound: "", dialogue };
}
