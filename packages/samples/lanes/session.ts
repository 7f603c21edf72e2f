/** Runs shell sessions: lines with `$ command`, each followed by its output. */
import type {Fault} from '../model.ts';
import {textFits} from '../expectations/text.ts';

interface Command {
  /** Line in the block. The first is 1. */
  line: number;
  text: string;
  output: string[];
}

/** Printed before the output of each command. */
const MARK = '\u0001';

/** Splits a session into commands and their output. A trailing backslash continues a command. */
export function readSession(code: string): Command[] {
  const commands: Command[] = [];
  let open = false;
  code.split('\n').forEach((line, index) => {
    const last = commands.at(-1);
    if (open && last) {
      last.text += `\n${line}`;
      open = line.endsWith('\\');
    } else if (line.startsWith('$ ')) {
      commands.push({line: index + 1, text: line.slice(2), output: []});
      open = line.endsWith('\\');
    } else last?.output.push(line);
  });
  return commands;
}

/**
 * Returns the commands as a script. Output lines become empty, so that line numbers don't change.
 */
export function sessionScript(code: string): string {
  const lines = code.split('\n').map(() => '');
  for (const {line, text} of readSession(code)) {
    text.split('\n').forEach((part, index) => (lines[line - 1 + index] = part));
  }
  return lines.join('\n').trimEnd();
}

/** Returns the script to run. It prints a mark before each command, and errors like a terminal. */
export function markedScript(code: string): string {
  const parts = readSession(code).map(({text}) => `printf '${MARK}'\n${text}`);
  return ['exec 2>&1', ...parts].join('\n');
}

/**
 * Compares what each command printed with what the page shows.
 *
 * @param code - the session
 * @param stdout - output of {@link markedScript}
 * @param firstLine - the line of the fence
 * @param trusted - whether to skip comparing the output of a command
 */
export function sessionFaults(
  code: string,
  stdout: string,
  firstLine: number,
  trusted: (command: string) => boolean,
): Fault[] {
  const outputs = stdout.split(MARK).slice(1);
  return readSession(code).flatMap(({line, text, output}, index) => {
    const actual = outputs[index] ?? '';
    const shown = output.join('\n');
    if (trusted(text) || textFits(shown, actual)) return [];
    return [
      {
        message: `\`${text}\` shows\n${shown.trimEnd() || 'nothing'}\ngot\n${actual.trimEnd() || 'nothing'}`,
        line: firstLine + line,
      },
    ];
  });
}
