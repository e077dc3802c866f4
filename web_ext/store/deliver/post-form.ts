// How an upscale is to be finished, as it is chosen and typed: an enhance step by tier or method, motion blur, frames a second.
import type { PostFields } from "../../../src/contracts/files/upscale.ts";
import type { PostOptions } from "../../../src/contracts/routes/delivery/post.ts";
import type { InputOf } from "../../api/calls.ts";

type Tier = PostOptions["tiers"][number]["id"];
type Method = PostOptions["methods"][number];

export interface PostForm {
  readonly byRecipe: boolean;
  readonly enhance: Tier | Method | "none";
  /** Of the refiner; empty: as the studio has it. */
  readonly strength: string;
  /** Part of the time from one frame to the next; empty or 0: none. */
  readonly blur: string;
  /** Frames a second; empty: the take's own. */
  readonly smooth: string;
}

export const POST_FORM: PostForm = { byRecipe: false, enhance: "draft", strength: "", blur: "0", smooth: "" };

export function formOfPost({ enhance, motion_blur: blur, interpolate }: PostFields): PostForm {
  const named = typeof enhance === "string" ? enhance : (enhance?.tier ?? enhance?.method ?? "none");
  const strength = typeof enhance === "object" ? enhance.strength : undefined;
  return {
    ...POST_FORM,
    enhance: named,
    strength: strength === undefined ? "" : String(strength),
    blur: String(blur ?? 0),
    smooth: interpolate === undefined ? "" : String(interpolate),
  };
}

/** What a recipe is to say, or why what is typed cannot stand there. */
export function readPost({ enhance, strength, blur, smooth }: PostForm): PostFields | string {
  const [part, amount, rate] = [strength, blur, smooth].map((text) => (text.trim() === "" ? undefined : Number(text)));
  if (!within(part, 0.05, 0.5)) return "the strength is between 0.05 and 0.5";
  if (!within(amount, 0, 1)) return "motion blur is between 0 and 1";
  if (!within(rate, 1, 120)) return "the frames a second are between 1 and 120";
  const isRefined = enhance === "refiner" || enhance === "cinematic";
  const key = enhance === "refiner" ? "method" : "tier";
  const step = isRefined && part !== undefined ? { [key]: enhance, strength: part } : enhance;
  return {
    enhance: step as NonNullable<PostFields["enhance"]>,
    ...(amount !== undefined && amount > 0 && { motion_blur: amount }),
    ...(rate !== undefined && { interpolate: rate }),
  };
}

type PostAsk = Omit<InputOf<"postProcess">, "ep" | "pass">;

/** What to ask for of one take, or why it cannot be asked for. */
export function readPostAsk(form: PostForm, of: { readonly shot: string; readonly take: number }): PostAsk | string {
  const takes = [{ shot: of.shot, take: of.take }];
  if (form.byRecipe) return { takes, redo: true, recipe: true };
  const fields = readPost(form);
  if (typeof fields === "string") return fields;
  const { enhance, motion_blur: blur, interpolate } = fields;
  return {
    ...{ takes, redo: true, blur: blur ?? 0 },
    ...(enhance !== undefined && { enhance }),
    ...(interpolate !== undefined && { interpolate }),
  };
}

function within(value: number | undefined, least: number, most: number): boolean {
  return value === undefined || (Number.isFinite(value) && value >= least && value <= most);
}
