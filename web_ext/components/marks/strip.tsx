// Pictures of a take: cells of its strip, its thumbnail, or hatch where there is no take. The box is reserved whatever arrives.
import { useState } from "preact/hooks";
import { thumbAddress, type ThumbWidth } from "../../api/addresses.ts";
import { cellsOfRow, placeCell } from "../../store/bin/strip-cell.ts";
import { Icon } from "./icon.tsx";
import "./strip.css";

interface CellProps {
  readonly src: string;
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  readonly aspect: number;
}

export function StripCell({ src, cell, width, height, aspect }: CellProps) {
  const place = placeCell(cell, { width, height }, aspect);
  const px = (value: number) => `${value.toFixed(2)}px`;
  return (
    <span class="strip-cell" style={{ width: px(width), height: px(height) }}>
      <img
        src={src}
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        style={{
          width: px(place.width),
          height: px(place.height),
          transform: `translate(${px(place.left)}, ${px(place.top)})`,
        }}
      />
    </span>
  );
}

export interface StripProps {
  readonly ep: string;
  /** Strip picture, relative to the episode; null without a take. */
  readonly path: string | null;
  readonly aspect: number;
  readonly dimmed?: boolean;
}

const CELL = { width: 70, height: 40 };

/** The strip on a shot's row: two cells, and the whole strip under a passing pointer. */
export function RowStrip({ ep, path, aspect, dimmed = false }: StripProps) {
  const [share, setShare] = useState<number>();
  if (path === null) return <NoTake />;
  const src = thumbAddress(ep, path, 1024);
  const scrub = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    setShare((event.clientX - box.left) / box.width);
  };
  return (
    <span
      class={dimmed ? "row-strip row-strip--dimmed" : "row-strip"}
      onPointerMove={scrub}
      onPointerLeave={() => setShare(undefined)}
    >
      {cellsOfRow(share).map((cell, index) => (
        <StripCell key={index} src={src} cell={cell} {...CELL} aspect={aspect} />
      ))}
    </span>
  );
}

function NoTake() {
  return (
    <span class="row-strip row-strip--none" role="img" aria-label="No take">
      <Icon name="stand-in" />
    </span>
  );
}

export interface ThumbProps {
  readonly ep: string;
  readonly path: string | null;
  readonly width: ThumbWidth;
  readonly class: string;
}

/** A still of a take in a box that `class` sizes. */
export function Thumb({ ep, path, width, class: box }: ThumbProps) {
  return (
    <span class={path === null ? `thumb thumb--none ${box}` : `thumb ${box}`}>
      {path !== null && (
        <img src={thumbAddress(ep, path, width)} alt="" loading="lazy" decoding="async" draggable={false} />
      )}
    </span>
  );
}
