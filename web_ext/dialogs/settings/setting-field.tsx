// One setting of the form: its name, its field, and a word on what it does. One that the environment sets is shown and cannot be changed.
import type { ComponentChildren, RefObject } from "preact";
import { useId } from "preact/hooks";
import { Button } from "../../components/button.tsx";
import { useJobs } from "../../components/contexts.tsx";
import { SETTING_OF, type Secret, type SettingsField, type SettingsForm } from "../../store/settings/settings-form.ts";
import "./setting-field.css";

interface FrameProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly dirty?: boolean;
  /** What sets it: a variable, or the host. */
  readonly setBy?: string | undefined;
  readonly id: string;
  /** Of several controls, that the label names together. */
  readonly isGroup?: boolean;
  readonly children: ComponentChildren;
}

/** A variable, or the host that the studio runs in. */
function describeSetBy(setBy: string): string {
  if (!setBy.startsWith("STUDIO_")) return `Set by ${setBy} that the studio runs in.`;
  return `Set by ${setBy} in the environment: change it there.`;
}

export function SettingFrame({ label, hint, dirty = false, setBy, id, isGroup = false, children }: FrameProps) {
  const words = setBy === undefined ? hint : describeSetBy(setBy);
  const name = (
    <>
      {label}
      {dirty && <span class="unseen">, not saved</span>}
    </>
  );
  const labelClass = dirty ? "setting__label unsaved-mark" : "setting__label";
  return (
    <div class={dirty ? "setting setting--dirty" : "setting"}>
      {isGroup ? (
        <span class={labelClass} id={id}>
          {name}
        </span>
      ) : (
        <label class={labelClass} for={id}>
          {name}
        </label>
      )}
      <div class="setting__field" {...(isGroup && { role: "group", "aria-labelledby": id })}>
        {children}
        {words && (
          <p class="setting__hint" id={`${id}-hint`}>
            {words}
          </p>
        )}
      </div>
    </div>
  );
}

type TextField = { [F in SettingsField]: SettingsForm[F] extends string ? F : never }[SettingsField];

interface TextSettingProps {
  readonly field: TextField;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Keeps a number's keys on a small screen. */
  readonly numeric?: boolean;
}

export function TextSetting({ field, label, hint, placeholder, numeric = false }: TextSettingProps) {
  const { settings } = useJobs();
  const id = useId();
  const setBy = settings.setBy(SETTING_OF[field]);
  return (
    <SettingFrame label={label} hint={hint} dirty={settings.isTyped(field)} setBy={setBy} id={id}>
      <input
        id={id}
        class="field setting__text"
        value={settings.form.value?.[field] ?? ""}
        placeholder={placeholder}
        disabled={setBy !== undefined}
        aria-describedby={`${id}-hint`}
        inputMode={numeric ? "numeric" : "text"}
        spellcheck={false}
        autocomplete="off"
        onInput={(event) => settings.type(field, event.currentTarget.value)}
      />
    </SettingFrame>
  );
}

/** The box of a key, and how the dialog learns whether it is filled in. */
export interface SecretBox {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly onTyped: (isThere: boolean) => void;
}

interface SecretSettingProps extends SecretBox {
  readonly secret: Secret;
  readonly label: string;
  readonly hint: string;
  /** What the button says that forgets it. */
  readonly forget: string;
}

/** Its text stays in the box: no state of the page ever holds it. */
export function SecretSetting({ secret, label, hint, forget, box, onTyped }: SecretSettingProps) {
  const { settings } = useJobs();
  const id = useId();
  const setBy = settings.setBy(secret);
  const isSet = settings.stored.value?.[secret] === "set";
  return (
    <SettingFrame label={label} hint={hint} setBy={setBy} id={id}>
      <span class="setting__line">
        {setBy === undefined && (
          <input
            id={id}
            ref={box}
            class="field setting__text"
            type="password"
            placeholder={isSet ? "set; type another" : "none"}
            aria-describedby={`${id}-hint`}
            spellcheck={false}
            autocomplete="off"
            onInput={(event) => onTyped(event.currentTarget.value !== "")}
          />
        )}
        {setBy !== undefined && <span>set</span>}
        {setBy === undefined && isSet && (
          <Button title={forget} onPress={() => void settings.removeSecret(secret)}>
            Remove
          </Button>
        )}
      </span>
    </SettingFrame>
  );
}
