// A status as shape, word and colour. Where only the shape fits, the word is the accessible name and the title.
import type { Badge as Status } from "../../store/base/badge.ts";
import { Icon } from "./icon.tsx";
import "./badge.css";

export interface BadgeProps {
  readonly status: Status;
  /** Only the shape. */
  readonly bare?: boolean;
  /** The brief word, where a row has little space. */
  readonly brief?: boolean;
}

export function Badge({ status, bare = false, brief = false }: BadgeProps) {
  const named = bare ? { role: "img" as const, "aria-label": status.word } : {};
  return (
    <span class={`badge badge--${status.tone}`} title={status.title} {...named}>
      <Icon name={status.shape} />
      {!bare && <Word word={status.word} shown={brief ? (status.brief ?? status.word) : status.word} />}
    </span>
  );
}

function Word({ word, shown }: { word: string; shown: string }) {
  if (word === shown) return <span>{word}</span>;
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span class="unseen">{word}</span>
    </>
  );
}
