/** Checks calls of the CLI in the text of a page, with the commands that samples may call. */
import {commands, everywhere} from '@portal/samples/runtime/bash/cli-commands';

const CLI = String.raw`\{\{product\.cli\}\}`;
/** A line of a shell block, with or without its prompt. */
const LINE = new RegExp(String.raw`^\s*(?:\$ )?${CLI} (.+)$`);
/** Inline code. */
const INLINE = new RegExp(`\`${CLI} ([^\`]+)\``, 'g');

/** What a command has: fixed words that can follow it, and flags. */
export interface Command {
  name: string;
  words: string[];
  flags: string[];
}

/** Flags that belong to no single command. */
export const sharedFlags = [...Object.keys(everywhere), '--version'];

const firstWords = [...new Set(Object.keys(commands).map((name) => name.split(' ')[0]!))];

/** All commands. `init app` and `init source` are one command with two words. */
export const allCommands: readonly Command[] = firstWords.map((name) => {
  const own = Object.entries(commands).filter(([full]) => full.split(' ')[0] === name);
  return {
    name,
    words: own.flatMap(([full, {values = []}]) => [...full.split(' ').slice(1), ...values]),
    flags: own.flatMap(([, {flags = {}}]) => Object.keys(flags)),
  };
});

function problemOf(call: string): string | undefined {
  const [name = '', ...rest] = call
    .split(/ (?:\||>|&&|#) |;/)[0]!
    .replace(/[[\]]|<[^>]*>|\\\|/g, ' ')
    .split(/[\s|]+/)
    .filter(Boolean);
  if (sharedFlags.includes(name) || name === 'version' || name === '') return undefined;
  const command = allCommands.find((one) => one.name === name);
  if (!command) return `no command ${name}`;
  const flags = [...sharedFlags, ...command.flags];
  const flag = rest.find((word) => /^--?[a-z]/.test(word) && !flags.includes(word));
  if (flag) return `${name} has no flag ${flag}`;
  const [word] = rest;
  const {words} = command;
  const fits = words.length === 0 || !word || word.startsWith('-') || words.includes(word);
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
