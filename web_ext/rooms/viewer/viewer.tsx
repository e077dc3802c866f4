// The viewer: the picture that the cut, a take or the film shows at the playhead, and the controls under it.
import { useState } from "preact/hooks";
import { Button, IconButton } from "../../parts/button.tsx";
import { Icon } from "../../parts/icon.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import type { Viewing } from "../../store/programme.ts";
import type { Clip } from "../../store/playlist.ts";
import { nameOf, sentence } from "../../store/say.ts";
import { Slate } from "./slate.tsx";
import { Transport } from "./transport.tsx";
import { useFilmDecks } from "./use-film-decks.ts";
import "./viewer.css";

export function Viewer() {
  return (
    <section class="panel viewer" aria-label="Viewer">
      <ViewerBar />
      <Stage />
      <Transport />
    </section>
  );
}

function ViewerBar() {
  const { playback, cut } = useEditor();
  const { viewing } = playback.programme.value;
  const clip = playback.current.value;
  const shot = clip && viewing.kind !== "film" ? cut.shot(clip.shot) : undefined;
  const toggleFlag = () => shot && void cut.change(shot.shot, { flag: !shot.cut.flag });
  return (
    <div class="panel__bar">
      <h2 class="panel__title">{viewing.kind === "film" ? "Film" : clip?.shot}</h2>
      <span class="quiet-text">{saysWhat(viewing, clip)}</span>
      <span class="spring" />
      {viewing.kind !== "cut" && (
        <Button size="small" title="Back to the cut (Esc)" onPress={playback.backToCut}>
          Back to the cut
        </Button>
      )}
      <IconButton
        icon="flag"
        name={shot?.cut.flag ? "Take the flag off (M)" : "Flag (M)"}
        pressed={shot?.cut.flag ?? false}
        disabled={!shot}
        onPress={toggleFlag}
      />
    </div>
  );
}

/** Which take is on screen, and whether the cut plays it; a stand-in says so. */
function saysWhat(viewing: Viewing, clip: Clip | undefined): string {
  if (!clip) return "";
  if (viewing.kind === "film") return nameOf(viewing.path);
  if (clip.mp4 === undefined) return `${clip.sequence}, no take`;
  if (viewing.kind === "cut" && clip.cut.placeholder) return `${clip.cut.pass} take ${clip.take} stands in`;
  const used = viewing.kind === "cut" || clip.cut.take === clip.take;
  return `${clip.sequence}, take ${clip.take}${used ? "" : ", not in the cut"}`;
}

function Stage() {
  const { episode, playback } = useEditor();
  const [trouble, setTrouble] = useState<string>();
  const { first, second } = useFilmDecks(episode.folder.value, playback, setTrouble);
  const aspect = episode.aspect.value;
  return (
    <div class="stage">
      <div
        class="stage__picture"
        style={{ width: `min(100cqw, calc(100cqh * ${aspect}))`, aspectRatio: String(aspect) }}
      >
        <video ref={first} class="stage__deck" data-deck="front" preload="auto" playsInline disablePictureInPicture />
        <video ref={second} class="stage__deck" data-deck="back" preload="auto" playsInline disablePictureInPicture />
        <Slate />
        {trouble && (
          <div class="stage__trouble" role="alert">
            <Icon name="failed" tone="failed" />
            {sentence(trouble)}
          </div>
        )}
      </div>
    </div>
  );
}
