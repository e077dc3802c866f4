// The plain groups of the settings: the ComfyUI on this network, what may be spent, and what shots are made for when nothing says so.
import { useId } from "preact/hooks";
import { Button } from "../../parts/button.tsx";
import { Segments } from "../../parts/segments.tsx";
import { useEditor } from "../../parts/use-editor.ts";
import { ledgerAddress } from "../../api/addresses.ts";
import { sayCount } from "../../store/say.ts";
import { saySpent } from "../../store/jobs/say-lane.ts";
import { SettingFrame, TextSetting } from "./setting-field.tsx";

const WAYS = [
  { value: "direct", label: "Straight", title: "The studio talks to ComfyUI itself" },
  { value: "host", label: "Host", title: "Through the host that the studio runs in" },
  { value: "proxy", label: "Proxy", title: "Through a proxy of the Comfy API at this address" },
] as const;

export function LocalFields() {
  const { settings } = useEditor();
  const id = useId();
  const setBy = settings.setBy("local_via");
  return (
    <section class="settings__group" aria-label="Local ComfyUI">
      <h3 class="panel__heading">Local ComfyUI</h3>
      <TextSetting field="localUrl" label="Address" placeholder="http://127.0.0.1:8188" />
      <SettingFrame label="Reached" dirty={settings.isTyped("localVia")} setBy={setBy} id={id} isGroup>
        <Segments
          name="How local ComfyUI is reached"
          value={settings.form.value?.localVia ?? "direct"}
          options={setBy === undefined ? WAYS : WAYS.filter(({ value }) => value === settings.form.value?.localVia)}
          onChange={(via) => settings.type("localVia", via)}
        />
      </SettingFrame>
    </section>
  );
}

export function CostFields() {
  const { jobs } = useEditor();
  const { count } = jobs.paid.value;
  const spent = saySpent(jobs.paid.value);
  return (
    <section class="settings__group" aria-label="Paid runs">
      <h3 class="panel__heading">Paid runs</h3>
      <TextSetting
        field="paidLimit"
        label="Runs at most"
        numeric
        placeholder="no limit"
        hint="Runs handed to paid backends since you last counted from zero; more of them wait, also after a restart."
      />
      <TextSetting
        field="moneyLimit"
        label="Money at most"
        placeholder="no limit"
        hint="An amount and its currency, like 25 USD, by the prices that are known."
      />
      <div class="setting__line">
        <span class="setting__label">So far</span>
        <span class="number">{[sayCount(count, "run"), spent].filter(Boolean).join(", ")}</span>
        <Button size="small" disabled={count === 0} onPress={() => void jobs.resetPaid()}>
          Count from zero
        </Button>
      </div>
      <div class="setting__line">
        <span class="setting__label">Each of them</span>
        <a class="link-button" href={ledgerAddress()} download="paid-runs.csv">
          As a table (CSV)
        </a>
      </div>
    </section>
  );
}

export function TargetFields() {
  return (
    <section class="settings__group" aria-label="Default targets">
      <h3 class="panel__heading">Default targets</h3>
      <TextSetting field="videoTarget" label="Video" placeholder="the studio's choice" />
      <TextSetting
        field="imageTarget"
        label="Images"
        placeholder="the studio's choice"
        hint="For shows whose series config names none."
      />
    </section>
  );
}
