// Every effect that the studio can make. The media layer has a maker for each name.
import type { EffectFacts } from "./effect-facts.ts";
import { MADE } from "./made-effects.ts";
import { NATURE } from "./nature-effects.ts";

export type EffectName = keyof typeof NATURE | keyof typeof MADE;

export const EFFECTS: Readonly<Record<EffectName, EffectFacts>> = { ...NATURE, ...MADE };

export const EFFECT_NAMES = Object.keys(EFFECTS) as readonly EffectName[];
