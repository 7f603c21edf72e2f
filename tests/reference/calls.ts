/** Checks calls of the CLI in the text of a page. */
import {commands, everywhere} from './names.ts';

const CLI = String.raw`\{\{product\.cli\}\}`;
/** A line of a shell block, with or without its prompt. */
const LINE = new RegExp(String.raw`^\s*(?:\$ )?${CLI} (.+)$`);
/** Inline code. */
const INLINE = new RegExp(`\`${CLI} ([^\`]+)\``, 'g');

function problemOf(call: string): string | undefined {
  const [name = '', ...rest] = call
    .split(/ (?:\||>|&&|#) |;/)[0]!
    .replace(/[[\]]|<[^>]*>|\\\|/g, ' ')
    .split(/[\s|]+/)
    .filter(Boolean);
  if (everywhere.flags.includes(name) || name === 'version' || name === '') return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name]! : undefined;
  if (!command) return `no command ${name}`;
  const flags = [...everywhere.flags, ...(command.flags ?? [])];
  const flag = rest.find((word) => /^--?[a-z]/.test(word) && !flags.includes(word));
  if (flag) return `${name} has no flag ${flag}`;
  const [word] = rest;
  const fits = !command.words || !word || word.startsWith('-') || command.words.includes(word);
  return fits ? undefined : `${name} has no ${word}`;
}

/** Returns a message with its place for each unknown command, word or flag. */
export function wrongCalls(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const calls = [LINE.exec(line)?.[1], ...[...line.matchAll(INLINE)].map(([, call]) => call)];
    const problems = calls.flatMap((call) => (call && problemOf(call)) || []);
    return problems.map((problem) => `${file}:${index + 1} ${problem}`);
  });
}
