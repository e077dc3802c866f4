// How like their pictures the characters of a take are: a number and a word where they were measured, else the shape alone.
import { useEffect } from "preact/hooks";
import { badgeOfFaces } from "../../store/takes/describe-faces.ts";
import { useEpisode } from "../contexts.tsx";
import { Badge } from "./badge.tsx";

interface FaceBadgeProps {
  readonly shot: string;
  readonly take: number;
  /** Nothing for a take without a number. */
  readonly measured?: boolean;
  /** With the name of the character. */
  readonly whole?: boolean;
}

export function FaceBadge({ shot, take, measured = false, whole = false }: FaceBadgeProps) {
  const { faces, episode } = useEpisode();
  const place = episode.openPass.value;
  useEffect(() => faces.look(), [faces, place]);
  return (
    <>
      {badgeOfFaces(faces.of(shot, take)).map((badge) => {
        const hasNumber = badge.brief !== "";
        return (
          (hasNumber || !measured) && (
            <Badge key={badge.word} status={badge} brief={hasNumber && !whole} bare={!hasNumber} />
          )
        );
      })}
    </>
  );
}
