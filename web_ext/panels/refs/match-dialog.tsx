// Which reference each of several files is for, by its name, shown before any of them is brought; then they are brought one after the other.
import { useEffect, useState } from "preact/hooks";
import type { MatchReply } from "../../../src/contracts/routes/ref-imports.ts";
import { Button } from "../../components/button.tsx";
import { useEpisode } from "../../components/contexts.tsx";
import { Dialog } from "../../components/overlays/dialog.tsx";
import { viewName } from "../../store/refs/ref-view.ts";
import "./ref-inspector.css";

export function MatchDialog({ files }: { readonly files: readonly File[] }) {
  const { refs } = useEpisode();
  const [match, setMatch] = useState<MatchReply | undefined>(undefined);
  const [done, setDone] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isRunning, setRunning] = useState(false);
  useEffect(() => void refs.match(files).then(setMatch), [refs, files]);
  const close = () => (refs.matching.value = undefined);
  const go = async () => {
    setRunning(true);
    for (const { file, ref, view } of match?.matched ?? []) {
      const found = files.find(({ name }) => name === file);
      const isIn = found ? await refs.importTo({ ref, view }, found) : false;
      setDone((before) => new Map([...before, [file, isIn]]));
    }
    setRunning(false);
  };
  const isOver = done.size > 0 && !isRunning;
  const foot = (
    <>
      <span class="spring" />
      <Button onPress={close}>Close</Button>
      {!isOver && (
        <Button kind="primary" disabled={isRunning || (match?.matched.length ?? 0) === 0} onPress={() => void go()}>
          {`Import ${match?.matched.length ?? 0}`}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title="Match files" startsOnTitle onClose={close} foot={foot}>
      <table class="ref-table">
        <tbody>
          {match?.matched.map(({ file, name, kind, view, why }) => (
            <tr key={file}>
              <td>{file}</td>
              <td>
                {name}
                {view === null ? `, ${kind}` : `, ${viewName(view).toLowerCase()}`}
              </td>
              <td>{done.has(file) ? (done.get(file) ? "imported" : "refused") : why}</td>
            </tr>
          ))}
          {match?.unmatched.map(({ file, why }) => (
            <tr key={file} class="ref-table__left">
              <td>{file}</td>
              <td colSpan={2}>{why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
