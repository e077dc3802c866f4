// `completion SHELL`: a script that completes the commands of this version, for the shell's start file.
import { Argument, type Command } from "commander";
import { withCommon, type CommonFlags } from "../args.ts";
import type { Shell } from "../shell.ts";
import { completionScript, SHELLS, type CompletedCommand, type CompletedShell } from "./completion-scripts.ts";

export function addCompletion(program: Command, shell: Shell): void {
  withCommon(
    program.command("completion").description("a script that completes the commands, for the start file of a shell"),
  )
    .addArgument(new Argument("<shell>", "which one").choices(SHELLS))
    .action((name: CompletedShell, flags: CommonFlags) =>
      shell.respond(flags, async () => {
        const script = completionScript(name, tableOf(program));
        return { json: { shell: name, script }, lines: [script.trimEnd()] };
      }),
    );
}

function tableOf({ commands }: Command): readonly CompletedCommand[] {
  return commands.map((command) => ({
    name: command.name(),
    about: command.description(),
    options: command.options.flatMap(({ long, description }) => (long ? [{ long, about: description }] : [])),
    words: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
    parts: tableOf(command),
  }));
}
