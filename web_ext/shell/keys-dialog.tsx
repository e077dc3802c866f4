// The keys of the room that is on screen, from the table that reads them.
import { Dialog } from "../components/overlays/dialog.tsx";
import { useEditor } from "../components/use-editor.ts";
import { keyGroups } from "../store/keys.ts";
import "./keys-dialog.css";

export function KeysDialog() {
  const { workspace, view } = useEditor();
  return (
    <Dialog title="Keys" onClose={() => (view.keys.value = false)}>
      <div class="keys">
        {keyGroups(workspace.value).map(({ title, lines }) => (
          <section key={title}>
            <h3 class="keys__title">{title}</h3>
            <dl>
              {lines.map(({ caps, about }) => (
                <div key={caps} class="keys__line">
                  <dt>
                    {caps.split(" ").map((cap) => (
                      <kbd key={cap}>{cap}</kbd>
                    ))}
                  </dt>
                  <dd>{about}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
