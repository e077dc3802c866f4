// A crowd that a shot lists among its things is the nameless people of the shot: "a crowd of spectators behind the barriers".
import type { Scene } from "../../../contracts/files/shotlist.ts";
import { CROWD_NOUNS } from "../people-counts.ts";

type Subject = Scene["subjects"][number];

const CROWD = new RegExp(
  String.raw`^(?:an? |the |some )?(?:[\w-]+ ){0,2}(?:${CROWD_NOUNS}|people)\b(?! (?:barriers?|control|signs?|noise))`,
  "i",
);

/** They are behind whoever the shot names. */
export function withListedCrowds(scene: Scene): Scene {
  const isCrowd = ({ kind, design = "" }: Subject) => kind === "prop" && CROWD.test(design);
  const crowd = scene.subjects.find(isCrowd);
  if (!crowd) return scene;
  return {
    ...scene,
    subjects: scene.subjects.filter((one) => !isCrowd(one)),
    extras: scene.extras ?? crowd.design ?? null,
  };
}
