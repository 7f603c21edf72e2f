/** Shown shell sessions: `$ command` lines, each followed by what it prints. */
import type {Fault} from '../model.ts';
import {textFits} from '../expectations/text.ts';

interface Command {
  /** Line in the block, the first being 1. */
  line: number;
  text: string;
  output: string[];
}

/** Stands before the output of each command. */
const MARK = '\u0001';

/** Cuts a session into commands and what they show; a trailing backslash continues a command. */
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

/** The commands as a script; lines that show output become empty, so that line numbers stay. */
export function sessionScript(code: string): string {
  const lines = code.split('\n').map(() => '');
  for (const {line, text} of readSession(code)) {
    text.split('\n').forEach((part, index) => (lines[line - 1 + index] = part));
  }
  return lines.join('\n').trimEnd();
}

/** The script that runs: output of each command behind a mark, errors among it as in a terminal. */
export function markedScript(code: string): string {
  const parts = readSession(code).map(({text}) => `printf '${MARK}'\n${text}`);
  return ['exec 2>&1', ...parts].join('\n');
}

/**
 * Compares what each command printed with what the page shows.
 *
 * @param code - the session
 * @param stdout - output of {@link markedScript}
 * @param firstLine - line of the fence
 * @param trusted - commands whose output is the page's own word
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
        message: `\`${text}\` shows\n${shown.trimEnd() || 'nothing'}\ncame out\n${actual.trimEnd() || 'nothing'}`,
        line: firstLine + line,
      },
    ];
  });
}
