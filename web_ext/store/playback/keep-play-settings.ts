// Keeps over a reload how a person hears and sees the film, and the range that they marked on each cut.
import { effect, signal, untracked, type ReadonlySignal, type Signal } from "@preact/signals";
import type { DraftStorage } from "../../api/drafts.ts";
import { createRemembered } from "../base/remembered.ts";
import type { EpisodePass } from "../episode/episode-values.ts";
import type { Marks, Playback } from "./clips-and-playhead.ts";
import { isPictureSize, type PictureSize } from "./picture-size.ts";

interface Settings {
  readonly volume: number;
  readonly muted: boolean;
  readonly pictureSize: PictureSize;
}

export interface PlaySettingsPorts {
  readonly drafts: DraftStorage;
  readonly playback: Playback;
  readonly openPass: ReadonlySignal<EpisodePass | undefined>;
}

/** Returns how large the picture is drawn, which belongs to nobody else. */
export function keepPlaySettings(ports: PlaySettingsPorts): Signal<PictureSize> {
  keepMarks(ports);
  return keepSettings(ports);
}

/** What is chosen while the kept settings are read stays. */
function keepSettings({ drafts, playback }: PlaySettingsPorts): Signal<PictureSize> {
  const { keep, read } = createRemembered<Settings>(drafts, "play settings");
  const pictureSize = signal<PictureSize>("full");
  const settings = () => ({
    volume: playback.volume.value,
    muted: playback.muted.value,
    pictureSize: pictureSize.value,
  });
  const begun = JSON.stringify(settings());
  let shown = begun;
  effect(() => {
    const now = settings();
    if (JSON.stringify(now) === shown) return;
    shown = JSON.stringify(now);
    keep("", now);
  });
  void read("").then((kept) => {
    if (!kept || shown !== begun) return;
    if (typeof kept.volume === "number") playback.setVolume(kept.volume);
    playback.setMuted(kept.muted === true);
    if (isPictureSize(kept.pictureSize)) pictureSize.value = kept.pictureSize;
  });
  return pictureSize;
}

function keepMarks({ drafts, playback: { marks, setMarks }, openPass }: PlaySettingsPorts): void {
  const { keep, read } = createRemembered<Marks>(drafts, "marked range");
  let place = "";
  /** Set by opening a cut, not by a person. */
  let given = marks.peek();
  const give = (to: Marks) => {
    given = to;
    setMarks(to);
  };
  effect(() => {
    const now = openPass.value;
    const opened = now ? JSON.stringify([now.ep, now.pass]) : "";
    if (opened === place) return;
    place = opened;
    const none = {};
    untracked(() => give(none));
    if (opened === "") return;
    void read(opened).then((kept) => {
      if (kept && place === opened && marks.peek() === none) give(readMarks(kept));
    });
  });
  effect(() => {
    const now = marks.value;
    if (now === given || place === "") return;
    keep(place, Object.keys(now).length > 0 ? now : undefined);
  });
}

function readMarks({ first, last }: Marks): Marks {
  return { ...(isFrame(first) && { first }), ...(isFrame(last) && { last }) };
}

function isFrame(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
