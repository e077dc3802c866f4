// The second take of a comparison: beside the first one, or over it as far as the wipe.
import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { fileAddress } from "../../../api/addresses.ts";
import { useEpisode, usePlayback } from "../../../components/contexts.tsx";
import { WipeHandle } from "../../../components/fields/wipe-handle.tsx";
import { FaceBadge } from "../../../components/marks/face-badge.tsx";
import type { Pair } from "../../../store/compare/take-facts.ts";
import { FollowerDeck } from "../follower-deck.ts";
import { soundBus } from "../sound/sound-bus.ts";

export function SecondPicture({ pair, over }: { pair: Pair; over: boolean }) {
  const { episode } = useEpisode();
  const { compare } = usePlayback();
  const address = fileAddress(episode.folder.value, pair.b.mp4 ?? "");
  const ref = useFollower(address);
  const place = over ? { clipPath: `inset(0 0 0 ${(compare.wipe.value * 100).toFixed(2)}%)` } : {};
  return (
    <>
      <div class="stage__second" style={place}>
        <video ref={ref} class="stage__deck" data-deck="second" preload="auto" playsInline disablePictureInPicture />
      </div>
      <TakePlate side="b" shot={pair.shot.shot} take={pair.b.take} of={pair.of} />
      {over && <WipeHandle name="Wipe" about="the first take" at={compare.wipe.value} onMove={compare.setWipe} />}
    </>
  );
}

interface PlateProps {
  readonly side: "a" | "b";
  readonly shot: string;
  readonly take: number;
  readonly of?: Pair["of"];
}

/** Which take a picture is and how like its people are, on a plate below it: what is written in the picture stays readable. */
export function TakePlate({ side, shot, take, of }: PlateProps) {
  const { compare } = usePlayback();
  const audible = compare.audible.value === side ? ", heard" : "";
  return (
    <span class={`stage__plate stage__plate--${side}`}>
      {side.toUpperCase()} · {of === undefined ? `take ${take}` : of}
      <span class="unseen">{audible}</span> <FaceBadge shot={shot} take={take} />
    </span>
  );
}

function useFollower(address: string) {
  const { compare, playback } = usePlayback();
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const deck = new FollowerDeck(ref.current);
    deck.show(address);
    const stops = [
      soundBus.connect(ref.current),
      effect(() =>
        deck.follow({
          time: compare.followAt.value,
          playing: playback.playing.value,
          speed: playback.speed.value,
        }),
      ),
      effect(() => deck.mute(compare.audible.value !== "b")),
    ];
    return () => {
      for (const stop of stops) stop();
      deck.close();
    };
  }, [address, compare, playback]);
  return ref;
}
