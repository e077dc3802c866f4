// What a picture is made of and with: shared by the steps that make it.
import type { PicturePlace, Size } from "../../../core/media/upscale/place-picture.ts";
import type { Arena } from "../../animatic/kernel/arena.ts";
import type { UpscaleKernel } from "../kernel/load-kernel.ts";

/** Memory and code that a picture is made with. */
export interface Means {
  readonly arena: Arena;
  readonly kernel: UpscaleKernel;
}

export interface PictureRequest {
  /** Pixels of the take, and of the model's film where there is one. */
  readonly take: Size;
  readonly model: Size | null;
  readonly frame: Size;
  readonly place: PicturePlace;
  /** The studio's own gentle detail takes a model's place. */
  readonly draft: boolean;
  readonly split: boolean;
  /** 0 to 1. */
  readonly keepSoft: number;
  /** 0 to 0.2. */
  readonly grain: number;
}

/** What a plane is finished with: addresses in memory, 0 where there is nothing. */
export interface FinishParts {
  readonly difference: number;
  readonly split: boolean;
  readonly even: number;
  readonly softness: number;
}
