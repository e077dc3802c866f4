// The keys of the workspace that is on screen, from the table that reads them.
import { Dialog } from "../components/overlays/dialog.tsx";
import { useCommands, useUi } from "../components/contexts.tsx";
import "./keys-dialog.css";

export function KeysDialog() {
  const { workspace, view } = useUi();
  const groups = useCommands().keySheet(workspace.value);
  return (
    <Dialog title="Keys" onClose={() => (view.keys.value = false)}>
      <div class="keys">
        {groups.map(({ title, lines }) => (
          <section key={title}>
            <h3 class="keys__title">{title}</h3>
            <dl>
              {lines.map(({ keys, about }) => (
                <div key={keys} class="keys__line">
                  <dt>
                    {keys.split(" ").map((cap) => (
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
