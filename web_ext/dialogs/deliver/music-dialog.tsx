// The music under the film, as Deliver has it too: which file, how loud, and whether it is ducked under speech.
import { Button } from "../../components/button.tsx";
import { MusicField } from "../../components/fields/music-field.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { musicOf } from "../../store/deliver/film-form.ts";
import "./deliver-dialog.css";

export function MusicDialog() {
  const { windows } = useUi();
  const { deliver } = useCut();
  const close = () => (windows.music.value = false);
  const foot = (
    <>
      {musicOf(deliver.form.value) && <Button onPress={() => deliver.change({ music: "" })}>No music</Button>}
      <span class="spring" />
      <Button kind="primary" onPress={close}>
        Done
      </Button>
    </>
  );
  return (
    <Dialog title="Music under the film" onClose={close} foot={foot}>
      <div class="deliver-form">
        <MusicField />
        <p class="quiet-text">
          It lies under the whole film, again and again as long as the film lasts, and is heard while the cut plays and
          in the assembled film.
        </p>
      </div>
    </Dialog>
  );
}
