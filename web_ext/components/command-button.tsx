// Buttons of commands: what a press does, whether it can be pressed, and the key that does the same come from the command.
import type { ComponentChildren } from "preact";
import type { BoundCommand, CommandId, CommandTarget } from "../store/commands/command.ts";
import { Button, IconButton, type ButtonProps, type IconButtonProps } from "./button.tsx";
import { useCommands } from "./contexts.tsx";

interface CommandProps {
  readonly command: CommandId;
  readonly target?: CommandTarget | undefined;
  /** It can be pressed while it is not enabled: then it says why beside its shot. */
  readonly explains?: boolean;
}

export interface CommandButtonProps extends CommandProps, Omit<ButtonProps, "onPress" | "children"> {
  /** The command's own title when it is not set. */
  readonly children?: ComponentChildren;
}

export function CommandButton({ command, target, explains = false, children, ...look }: CommandButtonProps) {
  const bound = useCommands().bind(command, target);
  const disabled = look.disabled || (!bound.isEnabled && !explains);
  return (
    <Button {...look} disabled={disabled} onPress={bound.run}>
      {children ?? bound.title}
    </Button>
  );
}

export interface CommandIconProps extends CommandProps, Omit<IconButtonProps, "onPress" | "name"> {
  /** The command's own title with its key when it is not set. */
  readonly name?: string;
}

export function CommandIcon({ command, target, explains = false, name, ...look }: CommandIconProps) {
  const bound = useCommands().bind(command, target);
  const disabled = look.disabled || (!bound.isEnabled && !explains);
  return <IconButton {...look} name={name ?? nameOfCommand(bound)} disabled={disabled} onPress={bound.run} />;
}

/** `Undo (Ctrl Z)` */
function nameOfCommand({ title, keys }: BoundCommand): string {
  return keys === undefined ? title : `${title} (${keys})`;
}
