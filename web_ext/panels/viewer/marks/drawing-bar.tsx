// What is drawn with on the picture: tools, colours, back again, and how long the note stands.
import { Button } from "../../../components/button.tsx";
import { useCut } from "../../../components/contexts.tsx";
import { TOOLS } from "../../../components/drawing/drawing.ts";
import { CheckBox } from "../../../components/fields/check-box.tsx";
import { Segments } from "../../../components/fields/segments.tsx";
import { MARK_COLOURS } from "../../../../src/core/lib/mark-paths.ts";
import type { NoteDraft } from "../../../store/issues/note-draft.ts";
import "./drawing-bar.css";

const OPTIONS = TOOLS.map(({ tool, word, key }) => ({
  value: tool,
  label: word,
  title: `${word}: on the picture, or there with the cursor keys and Enter (${key} on the picture)`,
}));

export function DrawingBar({ draft }: { draft: NoteDraft }) {
  const { issues } = useCut();
  const { marks, span } = draft;
  return (
    <div class="drawing-bar">
      <Segments name="Draw" value={issues.tool.value} options={OPTIONS} onChange={issues.use} />
      <Colours />
      <Button
        size="small"
        kind="quiet"
        title="Take the last mark back (Ctrl Z on the picture)"
        disabled={marks.length === 0}
        onPress={() => issues.mark(marks.slice(0, -1))}
      >
        Undo
      </Button>
      <Button size="small" kind="quiet" disabled={marks.length === 0} onPress={() => issues.mark([])}>
        Clear
      </Button>
      <span class="spring" />
      <CheckBox
        label={span > 1 ? `For ${span} frames` : "Until the frame on screen"}
        checked={span > 1}
        onChange={issues.stretch}
      />
    </div>
  );
}

function Colours() {
  const { issues } = useCut();
  return (
    <span class="colours" role="radiogroup" aria-label="Colour">
      {MARK_COLOURS.map(({ color, word }) => (
        <input
          key={color}
          type="radio"
          name="colour"
          aria-label={word}
          title={word}
          style={{ "--colour": color }}
          checked={issues.colour.value === color}
          onChange={() => issues.dye(color)}
        />
      ))}
    </span>
  );
}
