// Asked before something of the shelf takes the place of what this show has: which takes go stale by it.
import { Button } from "../../../components/button.tsx";
import { useEpisode } from "../../../components/contexts.tsx";
import { Dialog } from "../../../components/overlays/dialog.tsx";
import { readerLines, type AskedShelfTake } from "../../../store/refs/shelf.ts";
import "./shelf.css";

export function ShelfTakeDialog({ asked }: { readonly asked: AskedShelfTake }) {
  const { refs, episode } = useEpisode();
  const { shelf } = refs;
  const { entry, ref, readers } = asked;
  const own = (episode.openPass.value?.ep ?? "").split(/[\\/]/).at(-1) ?? "";
  const lines = readerLines(readers, own);
  const others = refs.all.value?.find(({ id }) => id === ref)?.shared_with ?? [];
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={() => (shelf.asking.value = undefined)}>Keep mine</Button>
      <Button kind="primary" onPress={() => void shelf.confirm()}>
        Take it
      </Button>
    </>
  );
  return (
    <Dialog
      title={`Take ${entry.name} from the shelf?`}
      startsOnTitle
      onClose={() => (shelf.asking.value = undefined)}
      foot={foot}
    >
      <div class="shelf-asked">
        <p>
          {`It takes the place of ${ref}: its words, and its pictures as picked candidates. What stands there now is kept.`}
        </p>
        {others.length > 0 && <p>{`${others.join(", ")} ${others.length === 1 ? "reads" : "read"} the same file.`}</p>}
        <p>{lines.length === 0 ? "No take goes stale by it." : "These takes go stale:"}</p>
        <ul aria-label="Takes that go stale">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
