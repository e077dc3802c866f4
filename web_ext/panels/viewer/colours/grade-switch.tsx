// Whether the picture on screen is seen as it was made, with its colours matched, or both.
import { usePlayback } from "../../../components/contexts.tsx";
import { Segments } from "../../../components/fields/segments.tsx";

const VIEWS = [
  { value: "before", label: "Before", title: "As the take was made" },
  { value: "after", label: "After", title: "With its colours matched, as a film of the cut shows it" },
  { value: "wipe", label: "Wipe", title: "Both, parted by a line" },
] as const;

export function GradeSwitch() {
  const { grades } = usePlayback();
  if (!grades.shown.value) return null;
  return (
    <Segments
      name="Colours"
      value={grades.view.value}
      options={VIEWS}
      onChange={(view) => (grades.view.value = view)}
    />
  );
}
