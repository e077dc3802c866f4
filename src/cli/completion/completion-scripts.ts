// What a shell needs to complete the commands: their names, their options, and folders for the rest. Made from the commands as they are.

export interface CompletedOption {
  /** `--shots` */
  readonly long: string;
  readonly about: string;
}

export interface CompletedCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly CompletedOption[];
  /** Words that its arguments take, where only some are right. */
  readonly words: readonly string[];
  /** Commands that can follow it. */
  readonly parts: readonly CompletedCommand[];
}

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type CompletedShell = (typeof SHELLS)[number];

const PROGRAM = "episode-studio";

export function completionScript(shell: CompletedShell, commands: readonly CompletedCommand[]): string {
  if (shell === "fish") return fishScript(commands);
  const bash = bashScript(commands);
  return shell === "bash" ? bash : `autoload -U +X bashcompinit && bashcompinit\n${bash}`;
}

function bashScript(commands: readonly CompletedCommand[]): string {
  return [
    "_episode_studio() {",
    '  local current="${COMP_WORDS[COMP_CWORD]}" options="" words=""',
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W ${quoted(namesOf(commands))} -- "$current"))`,
    "    return",
    "  fi",
    '  case "${COMP_WORDS[*]:1:$((COMP_CWORD - 1))} " in',
    ...commands.flatMap((command) => [
      ...command.parts.map((part) => bashCase(`${command.name} ${part.name}`, part)),
      bashCase(command.name, command),
    ]),
    "  esac",
    '  case "$current" in',
    '    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;',
    "    *)",
    "      compopt -o filenames 2>/dev/null",
    '      COMPREPLY=($(compgen -W "$words" -- "$current"))',
    "      local IFS=$'\\n'",
    '      COMPREPLY+=($(compgen -f -- "$current"))',
    "      ;;",
    "  esac",
    "}",
    `complete -F _episode_studio ${PROGRAM}`,
    "",
  ].join("\n");
}

function bashCase(typed: string, { options, words, parts }: CompletedCommand): string {
  const long = options.map((option) => option.long).join(" ");
  return `    ${quoted(`${typed} `)}*) options=${quoted(long)}; words=${quoted([namesOf(parts), ...words].join(" ").trim())} ;;`;
}

function fishScript(commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const { name, about, parts } = command;
    const seen = `__fish_seen_subcommand_from ${name}`;
    return [
      `complete -c ${PROGRAM} -f -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`,
      ...parts.map((part) => `complete -c ${PROGRAM} -n ${quoted(seen)} -a ${part.name} -d ${quoted(part.about)}`),
      ...fishLines(seen, command),
      ...parts.flatMap((part) => fishLines(`${seen}; and __fish_seen_subcommand_from ${part.name}`, part)),
    ];
  });
  return `${lines.join("\n")}\n`;
}

/** `seen`: the condition under which what follows a command is offered. */
function fishLines(seen: string, { options, words }: CompletedCommand): string[] {
  const start = `complete -c ${PROGRAM} -n ${quoted(seen)}`;
  return [
    ...words.map((word) => `${start} -a ${word}`),
    ...options.map((each) => `${start} -l ${each.long.slice(2)} -d ${quoted(each.about)}`),
  ];
}

function namesOf(commands: readonly CompletedCommand[]): string {
  return commands.map(({ name }) => name).join(" ");
}

/** For all three: nothing in it is read as a part of the script. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
