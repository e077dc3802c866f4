// A button that asks for a file of this computer. It is the browser's own file field, drawn as a button.
import { useId } from "preact/hooks";
import "./file-button.css";

export interface FileButtonProps {
  readonly label: string;
  /** What the browser's window offers first, as `accept` of a file field. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, accept, disabled, onFile }: FileButtonProps) {
  const id = useId();
  const onChange = (event: Event & { currentTarget: HTMLInputElement }) => {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again.
    event.currentTarget.value = "";
    if (file) onFile(file);
  };
  return (
    <label class="button button--small file-button" for={id}>
      {label}
      <input id={id} class="unseen" type="file" accept={accept} disabled={disabled} onChange={onChange} />
    </label>
  );
}
