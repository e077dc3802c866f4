// Where staging leaves what it makes: for a job beside its take and in the scratch folder, for a dry run in a folder that is thrown away.
import type { Take } from "../../../core/takes/take.ts";
import type { OpeningPicture } from "../references/first-frame.ts";

export interface StagingPlace {
  /** Absolute folder of the files that are kept with the take. */
  readonly beside: string;
  /** Absolute folder of those that are made on the way; made when it is first asked for. */
  readonly scratch: () => Promise<string>;
  /** The picture that a shot opens with which carries on from a take. */
  readonly openingPicture: (source: Take) => Promise<OpeningPicture>;
}
