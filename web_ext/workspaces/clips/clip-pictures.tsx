// The pictures that a clip begins from and ends with, before it is made.
import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../../components/button.tsx";
import { FileButton } from "../../components/fields/file-button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { MOST_PICTURES } from "../../store/clips/clips.ts";

const PLACES = ["Begins from", "Ends with"] as const;

export function ClipPictures() {
  const { clips } = useEpisode();
  const { pictures } = clips.form.value;
  return (
    <div class="clip-composer__pictures" role="group" aria-label="Pictures">
      {pictures.map((file, index) => (
        <Picture key={`${file.name} ${file.lastModified}`} file={file} place={PLACES[index] ?? PLACES[0]} />
      ))}
      {pictures.length < MOST_PICTURES && (
        <span class="clip-composer__drop">
          {pictures.length === 0 ? "Drop a picture or two, or" : "Drop another, or"}
          <FileButton label="Choose…" accept="image/*" onFile={(file) => clips.addPictures([file])} />
        </span>
      )}
    </div>
  );
}

function Picture({ file, place }: { readonly file: File; readonly place: string }) {
  const { clips } = useEpisode();
  const url = useObjectUrl(file);
  return (
    <figure class="clip-composer__picture">
      {url && <img src={url} alt={`${place} ${file.name}`} />}
      <figcaption>{place}</figcaption>
      <IconButton icon="close" name={`Take ${file.name} away`} strong onPress={() => clips.removePicture(file)} />
    </figure>
  );
}

/** The address of a file that is not sent yet, for as long as it is shown. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string | undefined>(undefined);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
