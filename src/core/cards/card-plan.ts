// What a card shows, as data: everything that its picture depends on. The same plan gives the same bytes. Sizes in pixels.
import type { SubjectLook } from "../animatic/looks/look.ts";
import type { Pictures } from "../animatic/pictures.ts";
import type { ShotCard } from "../animatic/shot-card.ts";
import type { PlaceScene } from "../animatic/place/place-scene.ts";
import type { CharacterView } from "../refs/ref-names.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How somebody stands, chosen by the seed. Head heights. */
export interface CardStance {
  /** How far the elbows stand out. */
  readonly elbow: number;
  /** How far the hands are before the hips. */
  readonly reach: number;
}

export interface SubjectCard extends Size {
  readonly kind: "subject";
  /** One, or the members of a group side by side. */
  readonly looks: readonly SubjectLook[];
  /** null: a whole picture from the front, as groups and things have it. */
  readonly view: CharacterView | null;
  readonly stance: CardStance;
  readonly light: CardLight;
}

/** The studio that somebody is seen in, chosen by the seed. */
export interface CardLight {
  /** Which tint its paper has. */
  readonly paper: number;
  /** The light comes from the right. */
  readonly fromRight: boolean;
}

export interface PlateCard extends Size {
  readonly kind: "plate";
  readonly place: PlaceScene;
  /** Which part of the place is seen. */
  readonly seed: string;
  /** Seen from the other side. */
  readonly mirrored: boolean;
}

export interface KeyframeCard extends Size {
  readonly kind: "keyframe";
  readonly shot: ShotCard;
  readonly end: "first" | "last";
  /** Pictures of the place and the subjects that are there already; what has none is drawn by its words. */
  readonly pictures: Pictures;
  /** By subject id. */
  readonly looks: Readonly<Record<string, SubjectLook>>;
  readonly stance: CardStance;
}

export type CardPlan = SubjectCard | PlateCard | KeyframeCard;
