// The title over the film it is written on, as it will be: the service draws the letters, the film plays under them, and they come and go
// when they will. Without a film it stands on a plain frame.
import { useEffect, useRef, useState } from "preact/hooks";
import { titleFilmAddress } from "../../api/addresses.ts";
import { IconButton } from "../../components/button.tsx";
import { useCut, useEpisode, useUi } from "../../components/contexts.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { Note } from "../../components/note.tsx";
import type { TitlePreview } from "../../../src/contracts/routes/delivery/titles.ts";
import { formatLength } from "../../store/base/format.ts";
import { shownMoment, titleOpacity, TITLES_TOPIC } from "../../store/deliver/titles.ts";
import "./titles.css";

const SIDES = [
  { value: "intro", label: "Intro", title: "The film before the cut" },
  { value: "outro", label: "Outro", title: "The film after the cut" },
] as const;

export function TitlesStage() {
  const { notices } = useUi();
  const { titles } = useCut().delivery;
  const preview = titles.preview.value;
  const refusal = notices.at(TITLES_TOPIC);
  return (
    <section class="panel" aria-label="Titles">
      <div class="panel__bar">
        <h2 class="panel__title">Titles</h2>
        {preview && (
          <span class="quiet-text number">
            {preview.width} × {preview.height}, as the pass
          </span>
        )}
        <span class="spring" />
        <Segments
          name="Film"
          value={titles.side.value}
          options={SIDES}
          onChange={(side) => (titles.side.value = side)}
        />
      </div>
      <div class="panel__body titles">
        {refusal && <Note tone="failed" title="The title was not drawn" text={refusal} />}
        {preview ? <Frame key={titles.side.value} preview={preview} /> : !refusal && <p class="quiet-text">Drawing…</p>}
        {preview?.text === null && (
          <Note tone="stale" text="the script's header has no title: write one after its =, and it stands here" />
        )}
        {preview?.notes.map((note) => (
          <Note key={note} tone="stale" text={note} />
        ))}
      </div>
    </section>
  );
}

function Frame({ preview }: { readonly preview: TitlePreview }) {
  const { episode } = useEpisode();
  const { titles } = useCut().delivery;
  const place = episode.openPass.value;
  const side = titles.side.value;
  const film = titles.film.value;
  const player = usePlayer();
  const { ref, seconds, seek } = player;
  const aspect = preview.width / preview.height;
  const box = { width: `min(100cqw, calc(100cqh * ${aspect}))`, aspectRatio: String(aspect) };
  const { picture, text } = preview;
  const part = (pixels: number, whole: number) => `${((pixels / whole) * 100).toFixed(4)}%`;
  const corner = picture && { left: part(picture.x, preview.width), top: part(picture.y, preview.height) };
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (film) seek(shownMoment(film));
  }, [film?.comes[1]]);
  return (
    <>
      <div class="titles__room">
        <div class={film ? "titles__frame" : "titles__frame titles__frame--plain"} style={box}>
          {film && place && (
            <video
              ref={ref}
              class="titles__film"
              src={titleFilmAddress(place, side)}
              muted
              playsInline
              preload="auto"
              aria-label={`The ${side}`}
            />
          )}
          {picture && (
            <img
              class="titles__picture"
              style={{ ...corner, width: part(width, preview.width), opacity: film ? titleOpacity(film, seconds) : 1 }}
              src={`data:image/png;base64,${picture.png}`}
              alt={`Title: ${text ?? ""}`}
              onLoad={(event) => setWidth(event.currentTarget.naturalWidth)}
            />
          )}
        </div>
      </div>
      {film ? (
        <Transport player={player} length={film.seconds} />
      ) : (
        <p class="titles__none">
          There is no {side} yet, so no title is written there. Put a film at{" "}
          <code>_titles/{side.toUpperCase()}.mp4</code> in the folder of the show or of the episode, or name one in the
          series config as <code>publish.{side}</code>.
        </p>
      )}
    </>
  );
}

interface Player {
  readonly ref: { current: HTMLVideoElement | null };
  readonly seconds: number;
  readonly playing: boolean;
  readonly seek: (seconds: number) => void;
  readonly toggle: () => void;
}

/** Where the film stands, drawn as often as the screen is. */
function usePlayer(): Player {
  const ref = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return undefined;
    let turn = requestAnimationFrame(function follow() {
      const video = ref.current;
      setSeconds(video?.currentTime ?? 0);
      if (!video || video.ended || video.paused) setPlaying(false);
      else turn = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(turn);
  }, [playing]);
  return {
    ref,
    seconds,
    playing,
    seek: (to) => {
      if (ref.current) ref.current.currentTime = to;
      setSeconds(to);
    },
    toggle: () => {
      const video = ref.current;
      if (!video) return;
      if (playing) return void [video.pause(), setPlaying(false)];
      if (video.ended || video.currentTime >= video.duration - 0.05) video.currentTime = 0;
      void video.play().then(
        () => setPlaying(true),
        () => undefined,
      );
    },
  };
}

function Transport({ player, length }: { readonly player: Player; readonly length: number }) {
  const { seconds, playing, seek, toggle } = player;
  return (
    <div class="titles__transport">
      <IconButton icon={playing ? "pause" : "play"} name={playing ? "Pause" : "Play"} onPress={toggle} />
      <input
        type="range"
        class="slider titles__time"
        min={0}
        max={length}
        step={0.01}
        value={seconds}
        aria-label="Moment"
        aria-valuetext={formatLength(seconds)}
        onInput={(event) => seek(Number(event.currentTarget.value))}
      />
      <span class="number quiet-text">
        {formatLength(seconds)} of {formatLength(length)}
      </span>
    </div>
  );
}
