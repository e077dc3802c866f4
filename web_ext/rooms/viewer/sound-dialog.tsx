// What a clip of the cut is heard with. The clip keeps its length: what is shorter ends in silence.
import { useState } from "preact/hooks";
import { Badge } from "../../parts/badge.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import type { ShotStatus } from "../../../src/contracts/routes/episodes.ts";
import { soundSources, type SoundSource } from "../../store/sound-sources.ts";
import type { Badge as Status } from "../../store/status.ts";
import "./sound-dialog.css";

const NOW: Status = { tone: "ok", shape: "ok", word: "Heard now", title: "The cut plays this sound" };

export function SoundDialog({ shot }: { shot: ShotStatus }) {
  const { cut, episode, windows } = useEditor();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const all = soundSources(shot, cut.shots.value, episode.place.value?.pass ?? "proxy");
  const found = all.filter(({ name, says }) => `${name} ${says}`.toLowerCase().includes(wanted));
  const close = () => (windows.sound.value = undefined);
  const choose = ({ audio }: SoundSource) => {
    close();
    void cut.change(shot.shot, { audio });
  };
  return (
    <Dialog title={`Sound of ${shot.shot}`} onClose={close}>
      <input
        class="sound-dialog__field"
        autofocus
        aria-label="Find a sound"
        placeholder="Find a shot by its name or action"
        spellcheck={false}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <ul class="sound-dialog__list" aria-label="Sounds">
        {found.map((source) => (
          <li key={source.id}>
            <button
              type="button"
              class="pop-up__item"
              aria-current={source.isNow}
              title={source.says}
              onClick={() => choose(source)}
            >
              <span class="sound-dialog__name">{source.name}</span>
              <span class="sound-dialog__says">{source.says}</span>
              {source.isNow && <Badge status={NOW} />}
            </button>
          </li>
        ))}
        {found.length === 0 && <li class="panel__empty">No take that can be heard is called that.</li>}
      </ul>
    </Dialog>
  );
}
