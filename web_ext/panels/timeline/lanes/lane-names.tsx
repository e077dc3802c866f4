// The names of the timeline's lanes, beside them; where the film has no music, the way to choose one.
import { CommandButton } from "../../../components/command-button.tsx";
import { useCut } from "../../../components/contexts.tsx";
import { musicOf } from "../../../store/deliver/film-form.ts";
import "./lane-names.css";

/** `isEmpty`: there is no film that music could lie under. */
export function LaneNames({ isEmpty = false }: { readonly isEmpty?: boolean }) {
  const { deliver } = useCut();
  const hasMusic = musicOf(deliver.form.value) !== undefined;
  return (
    <div class="lane-names">
      <span class="lane-names__markers" aria-hidden="true">
        Markers
      </span>
      <span class="lane-names__picture" aria-hidden="true">
        Picture
      </span>
      <span class="lane-names__sound">
        <span aria-hidden="true">Sound</span>
        {!hasMusic && !isEmpty && (
          <CommandButton command="music" kind="quiet" size="small" title="Music under the film">
            Music…
          </CommandButton>
        )}
      </span>
      {hasMusic && (
        <span class="lane-names__music" aria-hidden="true">
          Music
        </span>
      )}
    </div>
  );
}
