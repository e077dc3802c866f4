// One clip: its sentence, how far it is, and its takes side by side, of which one is kept.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { Button } from "../../components/button.tsx";
import { Note } from "../../components/note.tsx";
import { useEpisode, useUi } from "../../components/contexts.tsx";
import { asSentence, formatCount } from "../../store/base/format.ts";
import { clipTopic } from "../../store/clips/clips.ts";
import { ClipTake } from "./clip-take.tsx";
import "./clip-card.css";

export function ClipCard({ shot }: { readonly shot: ShotStatus }) {
  const { notices } = useUi();
  const { clips } = useEpisode();
  const step = clips.waiting(shot.shot);
  const failure = notices.at(clipTopic(shot.shot)) ?? clips.failure(shot.shot);
  const heading = `clip-${shot.shot}`;
  return (
    <article class="clip-card" aria-labelledby={heading}>
      <header class="clip-card__head">
        <h3 class="clip-card__text" id={heading} title={shot.action ?? shot.shot}>
          {shot.action ?? shot.shot}
        </h3>
        <span class="quiet-text number">
          {shot.seconds} s · {formatCount(shot.takes.length, "take")}
        </span>
        <Button size="small" kind="quiet" icon="plus" onPress={() => void clips.again(shot.shot, 1)}>
          Another take
        </Button>
        <Button size="small" kind="quiet" icon="film" onPress={() => void (clips.toEpisode.value = [shot.shot])}>
          Make it an episode…
        </Button>
      </header>
      {step && (
        <p class="clip-card__waits" role="status">
          Its pictures are made first; its takes follow by themselves.
          <Button size="small" onPress={() => void clips.cancel(step.id)}>
            Cancel
          </Button>
        </p>
      )}
      {!step && failure && <Note tone="failed" text={asSentence(failure)} />}
      <ul class="clip-card__takes">
        {shot.takes.map((take) => (
          <li key={take.take}>
            <ClipTake shot={shot} take={take} />
          </li>
        ))}
      </ul>
    </article>
  );
}
