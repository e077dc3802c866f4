// What notes drew on the frame on screen, and the surface to draw on while a note is written.
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Issue } from "../../../../src/contracts/routes/issues.ts";
import { colourOf, shapeOf, type Area } from "../../../../src/core/lib/mark-paths.ts";
import { useCut, useEpisode } from "../../../components/contexts.tsx";
import { Drawing, TOOLS } from "../../../components/drawing/drawing.ts";
import type { Issues } from "../../../store/issues/issues.ts";

/** Pixels: how finely a drawing is laid out; it is shown as large as the picture. */
const WIDTH = 1280;

export function DrawnNotes() {
  const { episode } = useEpisode();
  const { issues } = useCut();
  const area = { width: WIDTH, height: WIDTH / episode.aspect.value };
  return (
    <>
      {issues.drawn.value.map((issue) => (
        <DrawnNote key={issue.id} issue={issue} area={area} />
      ))}
      {issues.draftIsHere.value && <Surface key={area.height} area={area} />}
    </>
  );
}

function DrawnNote({ issue, area }: { issue: Issue; area: Area }) {
  return (
    <svg
      class="drawing"
      viewBox={`0 0 ${area.width} ${area.height}`}
      role="img"
      aria-label={`Drawn with the note: ${issue.note}`}
    >
      {(issue.marks ?? []).map((mark, index) => {
        const d = shapeOf(mark, area);
        return d === undefined ? null : <path key={index} d={d} stroke={colourOf(mark)} />;
      })}
    </svg>
  );
}

function Surface({ area }: { area: Area }) {
  const { issues } = useCut();
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = area;
  useEffect(() => {
    const drawing = new Drawing({ width, height }, { onBegin: () => undefined, onChange: issues.mark });
    place.current?.replaceChildren(drawing.surface);
    const onKey = (event: KeyboardEvent) => pressed(event, drawing, issues);
    drawing.surface.addEventListener("keydown", (event) => event instanceof KeyboardEvent && onKey(event));
    const stops = [
      effect(() => {
        const marks = issues.draft.value?.marks ?? [];
        if (marks !== drawing.marks) drawing.show(marks);
      }),
      effect(() => drawing.dye(issues.colour.value)),
      effect(() => {
        const tool = issues.tool.value;
        if (tool === drawing.tool) return;
        drawing.use(tool);
        if (tool !== "none") drawing.surface.focus();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [issues, width, height]);
  return <div ref={place} class="drawing-place" />;
}

/** Keys of the surface, which are other ones on the rest of the page. */
function pressed(event: KeyboardEvent, drawing: Drawing, issues: Issues): void {
  const holdsCtrl = event.ctrlKey || event.metaKey;
  const name = `${holdsCtrl ? "ctrl+" : ""}${event.key.toLowerCase()}`;
  const chosen = holdsCtrl ? undefined : TOOLS.find(({ key }) => key.toLowerCase() === name);
  const run = {
    escape: () => issues.use("none"),
    n: () => issues.use("none"),
    "ctrl+z": () => drawing.undo(),
    "ctrl+enter": () => void issues.save(),
  }[name];
  if (!chosen && !run) return;
  event.preventDefault();
  event.stopPropagation();
  if (chosen && chosen.tool !== drawing.tool) issues.use(chosen.tool);
  run?.();
}
