// The plain groups of the settings: the ComfyUI on this network, what may be spent, and what shots are made for when nothing says so.
import { useId } from "preact/hooks";
import { Button, LinkButton } from "../../components/button.tsx";
import { Segments } from "../../components/fields/segments.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { ledgerAddress } from "../../api/addresses.ts";
import { formatCount } from "../../store/base/format.ts";
import { formatSpent } from "../../store/jobs/describe-lane.ts";
import { SETTING_OF, type SettingsForm } from "../../store/settings/settings-form.ts";
import { SecretSetting, SettingFrame, TextSetting, type SecretBox } from "./setting-field.tsx";

const WAYS = [
  { value: "direct", label: "Straight", title: "The studio talks to ComfyUI itself" },
  { value: "host", label: "Host", title: "Through the host that the studio runs in" },
  { value: "proxy", label: "Proxy", title: "Through a proxy of the Comfy API at this address" },
] as const;

const FETCHED = [
  {
    value: "removed",
    label: "Removed there",
    title: "A film that stands in the episode goes from ComfyUI's output folder",
  },
  { value: "kept", label: "Kept there", title: "ComfyUI keeps its own copy of every film" },
] as const;

export function LocalFields(auth: SecretBox) {
  const { settings } = useJobs();
  const via = settings.form.value?.localVia ?? "direct";
  return (
    <section class="settings__group" aria-label="Local ComfyUI">
      <h3 class="panel__heading">Local ComfyUI</h3>
      <TextSetting field="localUrl" label="Address" placeholder="http://127.0.0.1:8188" />
      {via === "direct" && (
        <TextSetting
          field="localHosts"
          label="More of them"
          placeholder="http://192.168.1.7:8188 http://192.168.1.8:8188"
          hint="They share the jobs: each goes to one that answers and has the least to do. What is installed is asked of the first."
        />
      )}
      <ChoiceSetting field="localVia" label="Reached" name="How local ComfyUI is reached" options={WAYS} />
      {via === "proxy" && (
        <TextSetting
          field="hostUrl"
          label="ComfyUI itself"
          placeholder="http://127.0.0.1:8188"
          hint="A proxy does not tell what is installed. With this address the studio knows; without it, models are trusted to be there."
        />
      )}
      <SecretSetting
        secret="local_auth"
        label="Sign-in"
        hint="Where it asks who you are: basic USER:PASSWORD, bearer TOKEN, header NAME=VALUE or query NAME=VALUE. It is sent to the addresses here and nowhere else; give it again after a change of them."
        forget="Forget it"
        {...auth}
      />
      <ChoiceSetting
        field="fetched"
        label="Films fetched"
        name="What becomes of fetched films in ComfyUI"
        options={FETCHED}
        hint="Where ComfyUI runs on this machine; only what the studio had made there."
      />
    </section>
  );
}

/** Another ComfyUI, beside the local one. */
export function ProxyFields(token: SecretBox) {
  return (
    <section class="settings__group" aria-label="ComfyUI by proxy">
      <h3 class="panel__heading">ComfyUI by proxy</h3>
      <TextSetting
        field="proxyUrl"
        label="Proxy"
        placeholder="http://127.0.0.1:8189"
        hint="A comfy-api-proxy in front of another ComfyUI. Shots that name no backend go to whichever of the two is free."
      />
      <SecretSetting
        secret="proxy_token"
        label="Token"
        hint="What the proxy was started with, if anything. It is sent to the proxies here and nowhere else."
        forget="Forget the token"
        {...token}
      />
    </section>
  );
}

interface ChoiceProps<F extends "localVia" | "fetched"> {
  readonly field: F;
  readonly label: string;
  /** Of the group, for who cannot see it. */
  readonly name: string;
  readonly options: readonly { readonly value: SettingsForm[F]; readonly label: string; readonly title: string }[];
  readonly hint?: string;
}

function ChoiceSetting<F extends "localVia" | "fetched">({ field, label, name, options, hint }: ChoiceProps<F>) {
  const { settings } = useJobs();
  const id = useId();
  const setBy = settings.setBy(SETTING_OF[field]);
  const now = settings.form.value?.[field] ?? options[0]!.value;
  return (
    <SettingFrame label={label} hint={hint} dirty={settings.isTyped(field)} setBy={setBy} id={id} isGroup>
      <Segments
        name={name}
        value={now}
        options={setBy === undefined ? options : options.filter(({ value }) => value === now)}
        onChange={(value) => settings.type(field, value)}
      />
    </SettingFrame>
  );
}

export function CostFields() {
  const { jobs } = useJobs();
  const { count } = jobs.paid.value;
  const spent = formatSpent(jobs.paid.value);
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
        <span class="number">{[formatCount(count, "run"), spent].filter(Boolean).join(", ")}</span>
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

export function AgentFields() {
  const { plans } = useJobs();
  return (
    <section class="settings__group" aria-label="Agents">
      <h3 class="panel__heading">Agents</h3>
      <TextSetting
        field="agentTakes"
        label="Takes in a day"
        numeric
        hint="What agents may begin by themselves, all together. For more of them, and for anything that costs money, they propose a plan that you approve."
      />
      <div class="setting__line">
        <span class="setting__label">Plans</span>
        <LinkButton onPress={() => plans.show()}>What they propose, and what became of it…</LinkButton>
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
