// What the master is made of and whether it still is that: its proof, read when somebody asks.
import { Button } from "../../components/button.tsx";
import { useCut, useUi } from "../../components/contexts.tsx";
import { Badge } from "../../components/marks/badge.tsx";
import { Note } from "../../components/note.tsx";
import { asSentence } from "../../store/base/format.ts";
import { badgeOfVerified, describeVerified, VERIFY_TOPIC } from "../../store/deliver/verifying.ts";
import "./deliver-panel.css";

/** Sentences that are shown at most. */
const SHOWN = 8;

export function MasterProof({ path }: { readonly path: string }) {
  const { notices } = useUi();
  const { verifying } = useCut().delivery;
  const verified = verifying.verified.value;
  const refusal = notices.at(VERIFY_TOPIC);
  return (
    <section class="panel__section" aria-label="Proof">
      <div class="panel__head">
        <h3 class="panel__heading">Proof</h3>
        {verified && <Badge status={badgeOfVerified(verified)} />}
        <span class="spring" />
        <Button
          size="small"
          disabled={verifying.isBusy.value}
          title="Reads the film and all that it is made of, and compares hashes"
          onPress={() => void verifying.verify(path)}
        >
          {verifying.isBusy.value ? "Verifying…" : "Verify"}
        </Button>
      </div>
      {refusal && <Note tone="failed" text={refusal} />}
      {verified && (
        <>
          <p class="deliver-section__text">{asSentence(describeVerified(verified))}</p>
          {verified.differs.slice(0, SHOWN).map(({ what, name, text }) => (
            <p key={`${what} ${name} ${text}`} class="deliver-section__about">
              {asSentence(text)}
            </p>
          ))}
          {verified.differs.length > SHOWN && (
            <p class="deliver-section__about">And {verified.differs.length - SHOWN} more.</p>
          )}
          <p class="deliver-section__about">{asSentence(verified.credentials.text)}</p>
        </>
      )}
    </section>
  );
}
