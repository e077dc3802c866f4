// What is there to choose from: the files of each models folder, what their headers say as far as that is known, and the families.
import type { ModelFamilies } from "../../contracts/files/model-families.ts";
import type { ReadHeader } from "./find-file.ts";
import type { Installed } from "./installed.ts";

export interface Inventory {
  /** By folder; one that is not in it holds nothing. */
  readonly files: ReadonlyMap<string, Installed>;
  readonly headers: ReadHeader;
  readonly families: ModelFamilies;
}

/** A file whose header was not read and could change a choice. */
export interface UnreadFile {
  readonly folder: string;
  readonly file: string;
}
