// Five small frames that say "pictures" before there are any. Drawn here, not fetched; decoration, hidden from screen readers.
import "./frame-row.css";

const FRAMES = [
  {
    id: "night",
    moon: true,
    near: "M0 66C20 54 44 60 66 52S100 58 120 50V70H0z",
    far: "M0 58C30 46 60 56 120 42V70H0z",
  },
  { id: "one", head: [[60, 38, 15]], near: "M32 70C34 54 46 50 60 50S86 54 88 70z", far: "M0 50H120V70H0z" },
  {
    id: "two",
    head: [
      [42, 38, 12],
      [80, 36, 12],
    ],
    near: "M20 70C22 54 32 50 42 50S62 54 64 70zM58 70C60 54 70 48 80 48S100 54 102 70z",
    far: "M0 46H120V70H0z",
  },
  {
    id: "thing",
    near: "M60 18C40 18 32 34 32 41C36 38 42 38 46 41C50 38 56 38 60 41C64 38 70 38 74 41C78 38 84 38 88 41C88 34 80 18 60 18zM59 40H61V57A4 4 0 0 1 53 57H55A2 2 0 0 0 59 57z",
    far: "M0 56H120V70H0z",
  },
  {
    id: "dawn",
    moon: true,
    near: "M0 62H120V70H0zM18 62V40H34V62zM40 62V34H60V62z",
    far: "M0 52C40 46 80 54 120 48V70H0z",
  },
] as const;

export function FrameRow() {
  return (
    <div class="frame-row" aria-hidden="true">
      {FRAMES.map((frame, index) => (
        <svg key={frame.id} class={`frame-row__frame frame-row__frame--${frame.id}`} viewBox="0 0 120 70">
          {"moon" in frame && <circle class="frame-row__light" cx={index === 0 ? 88 : 30} cy="22" r="9" />}
          <path class="frame-row__far" d={frame.far} />
          <path class="frame-row__near" d={frame.near} />
          {"head" in frame &&
            frame.head.map(([x, y, r]) => <circle key={x} class="frame-row__near" cx={x} cy={y} r={r} />)}
        </svg>
      ))}
    </div>
  );
}
