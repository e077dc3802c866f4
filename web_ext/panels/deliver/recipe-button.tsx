// Opens the window in which the series' recipe is edited: what holds for every shot, or the section of some targets.
import type { ComponentChildren } from "preact";
import { Button } from "../../components/button.tsx";
import { useCut } from "../../components/contexts.tsx";

interface RecipeButtonProps {
  /** Target id, glob or `*`; null for what holds for every shot. */
  readonly section: string | null;
  readonly children: ComponentChildren;
}

export function RecipeButton({ section, children }: RecipeButtonProps) {
  const { delivery } = useCut();
  const title =
    section === null ? "Size, fit, quality" : `How takes of ${section === "*" ? "every target" : section} are upscaled`;
  return (
    <Button size="small" title={title} onPress={() => (delivery.editedSection.value = { key: section })}>
      {children}
    </Button>
  );
}
