// What is said at the playhead, over the picture's bar. A double click, or Enter, opens its line of the script to edit it.
import { useEpisode, usePlayback, useUi } from "../../components/contexts.tsx";
import "./caption.css";

export function Caption() {
  const { enter } = useUi();
  const { writing } = useEpisode();
  const { playback, spoken } = usePlayback();
  const said = spoken.now.value;
  if (!said) return <span class="spring" />;
  const edit = () => {
    playback.pause();
    writing.goTo("script", said.line);
    enter("write");
  };
  return (
    <button
      type="button"
      class="caption"
      title={`${said.name}: ${said.text} (double-click to edit line ${said.line})`}
      onDblClick={edit}
      // A press by Enter has no clicks to count.
      onClick={(event) => event.detail === 0 && edit()}
    >
      <b>{said.name}</b> {said.text}
    </button>
  );
}
