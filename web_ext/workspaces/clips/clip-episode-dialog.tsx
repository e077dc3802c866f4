// Clips become an episode of a show of its own: what it is called, and what happens to what is here.
import { useId, useState } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { asSentence } from "../../store/base/format.ts";
import { CLIP_EPISODE_TOPIC } from "../../store/clips/clips.ts";
import "../../components/fields/field.css";
import "./clip-episode-dialog.css";

export function ClipEpisodeDialog() {
  const { notices, open } = useUi();
  const { clips } = useEpisode();
  const [title, setTitle] = useState("");
  const [isMaking, setMaking] = useState(false);
  const id = useId();
  const isOne = (clips.toEpisode.value?.length ?? 0) === 1;
  const refusal = notices.at(CLIP_EPISODE_TOPIC);
  const close = () => {
    notices.clear(CLIP_EPISODE_TOPIC);
    clips.toEpisode.value = undefined;
  };
  const make = async () => {
    if (title.trim() === "" || isMaking) return;
    setMaking(true);
    const ep = await clips.makeEpisode(title.trim());
    setMaking(false);
    if (ep !== undefined) open({ ep, pass: "proxy" });
  };
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={close}>Cancel</Button>
      <Button kind="primary" disabled={title.trim() === "" || isMaking} onPress={() => void make()}>
        Make the episode
      </Button>
    </>
  );
  return (
    <Dialog title={isOne ? "Make it an episode" : "Make them an episode"} onClose={close} foot={foot}>
      <form
        class="clip-episode"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label for={id}>Title of the show</label>
        <input id={id} class="field" value={title} onInput={(event) => setTitle(event.currentTarget.value)} autofocus />
      </form>
      <p class="clip-episode__says">
        A folder of its own beside the clips, with a script and a config to go on with. Takes, pictures and what you
        kept are copied; nothing here changes.
      </p>
      {refusal && <Note tone="failed" text={asSentence(refusal)} />}
    </Dialog>
  );
}
