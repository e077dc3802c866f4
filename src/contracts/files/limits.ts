// What a target can be asked for, and what it costs. Shipped with the target, and laid over by the settings.
// docs/http.md "Limits of targets".
import { Type, type Static } from "typebox";
import { closed, oneOf } from "../schema.ts";

const Amount = Type.Number({ minimum: 0 });
const Count = Type.Integer({ minimum: 1 });

export const Price = closed({
  unit: oneOf("run", "second"),
  amount: Amount,
  currency: Type.String({ minLength: 1, description: "currency, or credits" }),
});

/** Seconds, pixels and characters; what is not named has no limit. */
export const Limits = closed({
  min_seconds: Type.Optional(Amount),
  max_seconds: Type.Optional(Amount),
  durations: Type.Optional(Type.Array(Amount, { minItems: 1 })),
  max_long_side: Type.Optional(Count),
  max_pixels: Type.Optional(Count),
  sizes: Type.Optional(Type.Array(Type.String({ pattern: "^[0-9]+x[0-9]+$", description: "WxH" }), { minItems: 1 })),
  ratios: Type.Optional(Type.Array(Type.String({ pattern: "^[0-9]+:[0-9]+$", description: "W:H" }), { minItems: 1 })),
  max_refs: Type.Optional(Type.Integer({ minimum: 0 })),
  max_prompt_chars: Type.Optional(Count),
  price: Type.Optional(Price),
});
export type Limits = Static<typeof Limits>;
