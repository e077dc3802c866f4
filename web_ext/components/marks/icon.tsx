// The page's own line icons, 16 pixels square. They only decorate: whatever holds one says its word as text or as an accessible name.
import "./icon.css";

const SHAPES = {
  ok: "M3 8.5l3.3 3.3L13 5",
  failed: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM6 6l4 4M10 6l-4 4",
  stale: "M8 2.5l6 11H2zM8 6.5v3.2M8 11.6v.1",
  queued: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 5v3.2l2 1.3",
  running: "M8 2.5a5.5 5.5 0 1 1-5.2 3.7",
  locked: "M4 7h8v6.5H4zM5.7 7V5a2.3 2.3 0 0 1 4.6 0v2",
  out: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM4 12l8-8",
  flag: "M4 14V2.5M4 3h8l-2 2.8L12 8.5H4",
  "stand-in":
    "M2.5 4.5v-2h2M6.5 2.5h3M11.5 2.5h2v2M13.5 6.5v3M13.5 11.5v2h-2M9.5 13.5h-3M4.5 13.5h-2v-2M2.5 9.5v-3M5 10.5l2-2.4 1.4 1.5 1.1-1.1 1.5 2",
  play: "M5 3.2v9.6L12.6 8z",
  pause: "M5.2 3.5v9M10.8 3.5v9",
  previous: "M4 3.5v9M12 3.8L6.5 8l5.5 4.2z",
  next: "M12 3.5v9M4 3.8L9.5 8 4 12.2z",
  back: "M9.8 4L6 8l3.8 4",
  forward: "M6.2 4L10 8l-3.8 4",
  sound: "M2.5 6.3v3.4h2.3L8 12.5v-9L4.8 6.3zM10.3 6a2.8 2.8 0 0 1 0 4M12 4.2a5.4 5.4 0 0 1 0 7.6",
  muted: "M2.5 6.3v3.4h2.3L8 12.5v-9L4.8 6.3zM10.5 6.2l3 3.6M13.5 6.2l-3 3.6",
  loop: "M3.2 7.5V6.3a2 2 0 0 1 2-2h7.3M10.5 2.3l2 2-2 2M12.8 8.5v1.2a2 2 0 0 1-2 2H3.5M5.5 9.7l-2 2 2 2",
  "full-screen": "M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10",
  "leave-full": "M6 2.5V6H2.5M13.5 6H10V2.5M10 13.5V10h3.5M2.5 10H6v3.5",
  down: "M4 6.2L8 10l4-3.8",
  right: "M6.2 4L10 8l-3.8 4",
  search: "M7 2.8a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zM10.2 10.2l3.3 3.3",
  jobs: "M2.5 4h11M2.5 8h5.5M2.5 12h5.5M10.5 8.2v4.6l3.5-2.3z",
  close: "M4 4l8 8M12 4l-8 8",
  folder: "M2 4.2h4l1.4 1.6H14v7H2z",
  film: "M2.5 3h11v10h-11zM5.5 3v10M10.5 3v10M2.5 6.3h3M2.5 9.7h3M10.5 6.3h3M10.5 9.7h3",
  help: "M5.8 6a2.2 2.2 0 1 1 3.3 1.9c-.8.5-1.1.9-1.1 1.7M8 12.2v.1",
  moon: "M13 9.6A5.4 5.4 0 0 1 6.4 3 5.4 5.4 0 1 0 13 9.6z",
  sun: "M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zM8 1.6v1.2M8 13.2v1.2M1.6 8h1.2M13.2 8h1.2M3.5 3.5l.8.8M11.7 11.7l.8.8M12.5 3.5l-.8.8M4.3 11.7l-.8.8",
  plus: "M8 3v10M3 8h10",
  retry: "M12.8 6.2A5.2 5.2 0 1 0 13.2 9M13 2.8v3.6H9.4",
  trash: "M3 4.5h10M6.3 4.5v-2h3.4v2M4.4 4.5l.6 9h6l.6-9",
  download: "M8 2.5v7.3M4.8 7L8 10.2 11.2 7M3 13.3h10",
  copy: "M5.5 5.5h7.8v7.8H5.5zM10.5 5.5V2.7H2.7v7.8h2.8",
  wand: "M3 13L10 6M11.5 2.5v3M13 4h-3M4 3v2M5 4H3M12.5 9.5v2M13.5 10.5h-2",
  settings: "M2.5 4.5h6M11.5 4.5h2M2.5 11.5h2M7.5 11.5h6M8.5 3h3v3h-3zM4.5 10h3v3h-3z",
  up: "M4 9.8L8 6l4 3.8",
  undo: "M5.6 3L2.6 6l3 3M2.8 6h6.4a3.6 3.6 0 0 1 0 7.2H6.4",
  redo: "M10.4 3l3 3-3 3M13.2 6H6.8a3.6 3.6 0 0 0 0 7.2h2.8",
  moved: "M3 5.5h8.5M9 3l2.5 2.5L9 8M13 10.5H4.5M7 8l-2.5 2.5L7 13",
  star: "M8 2.2l1.8 3.8 4.1.5-3 2.9.8 4.1L8 11.5l-3.7 2 .8-4.1-3-2.9 4.1-.5z",
  grid: "M2.5 2.5h4.6v4.6H2.5zM8.9 2.5h4.6v4.6H8.9zM2.5 8.9h4.6v4.6H2.5zM8.9 8.9h4.6v4.6H8.9z",
  snap: "M3.5 2.5v5.8a4.5 4.5 0 0 0 9 0V2.5H9.8v5.6a1.8 1.8 0 0 1-3.6 0V2.5zM3.5 5.2h2.7M9.8 5.2h2.7",
  dot: "M8 7.9v.2",
  face: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM5.9 6.6v.4M10.1 6.6v.4M5.6 9.7a3.2 3.2 0 0 0 4.8 0",
  note: "M2.5 3h11v8H8l-3 2.6V11H2.5zM5 5.7h6M5 8.3h4",
  compare: "M2.5 3.5h11v9h-11zM8 1.8v12.4M10.2 7.8l1.6-1.6M10.2 10.4l1.6-1.6",
  swap: "M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8l-2.5 2.5L6 13",
  look: "M1.8 8c1.6-2.9 3.7-4.3 6.2-4.3S12.6 5.1 14.2 8c-1.6 2.9-3.7 4.3-6.2 4.3S3.4 10.9 1.8 8zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  disc: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM8 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z",
  upscale: "M2.5 13.5v-5h5v5zM2.5 6V2.5h11v11H10M8.5 7.5l2.8-2.8M8.8 4.7h2.5v2.5",
  crop: "M4.5 1.8v9.7h9.7M1.8 4.5h9.7v9.7",
  text: "M3 4.5V3h10v1.5M8 3v10M6 13h4",
  more: "M3.5 8h.1M8 8h.1M12.5 8h.1",
} as const;

export type IconName = keyof typeof SHAPES;

export function Icon({ name, tone }: { name: IconName; tone?: string }) {
  return (
    <svg class={tone ? `icon icon--${tone}` : "icon"} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SHAPES[name]} />
    </svg>
  );
}
