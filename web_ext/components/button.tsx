// The page's buttons: plain, primary (one a panel), quiet, and the square ones that hold only an icon and say their name.
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./marks/icon.tsx";
import "./button.css";

export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onPress: () => void;
  readonly kind?: "plain" | "primary" | "quiet";
  readonly size?: "small" | "large";
  readonly icon?: IconName;
  readonly iconTone?: string;
  readonly title?: string;
  readonly keycap?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly autofocus?: boolean;
}

export function Button(props: ButtonProps) {
  const { kind = "plain", size } = props;
  const kinds = [kind, size].filter((one) => one !== undefined && one !== "plain");
  const classes = ["button", ...kinds.map((one) => `button--${one}`)].join(" ");
  return (
    <button
      type="button"
      class={classes}
      title={props.title}
      disabled={props.disabled}
      aria-pressed={props.pressed}
      autofocus={props.autofocus}
      onClick={props.onPress}
    >
      {props.icon && <Icon name={props.icon} {...(props.iconTone ? { tone: props.iconTone } : {})} />}
      <span>{props.children}</span>
      {props.keycap && <kbd aria-hidden="true">{props.keycap}</kbd>}
    </button>
  );
}

export interface IconButtonProps {
  readonly icon: IconName;
  /** What it does; also its title. */
  readonly name: string;
  readonly onPress: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly strong?: boolean;
}

export function IconButton({ icon, name, onPress, disabled, pressed, strong }: IconButtonProps) {
  return (
    <button
      type="button"
      class={strong ? "icon-button icon-button--strong" : "icon-button"}
      title={name}
      aria-label={name}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

/** An action in a line of text. */
export function LinkButton({ children, onPress }: { children: ComponentChildren; onPress: () => void }) {
  return (
    <button type="button" class="link-button" onClick={onPress}>
      {children}
    </button>
  );
}
