// A picture of a reference at the size it is shown, or what stands there while there is none.
import { thumbAddress, type ThumbWidth } from "../../api/addresses.ts";
import { useEpisode } from "../../components/contexts.tsx";

interface RefPictureProps {
  readonly path: string;
  /** Changes with the picture. */
  readonly version?: string | null;
  readonly width: ThumbWidth;
  readonly about: string;
}

export function RefPicture({ path, version, width, about }: RefPictureProps) {
  const { episode } = useEpisode();
  const ep = episode.openPass.value?.ep ?? "";
  const address = thumbAddress(ep, path, width, version ?? undefined);
  return <img class="ref-picture" src={address} alt={about} loading="lazy" decoding="async" draggable={false} />;
}
