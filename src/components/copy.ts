/** Copying, for the buttons of code blocks and the menu of a page. */
import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
import copyBySelection from 'copy-text-to-clipboard';

/**
 * Copies a text with the browser's clipboard API. If the page can't use it, falls back to selecting
 * the text and running the copy command. Call it in the handler of a click: Safari refuses to copy
 * later, so it gets the promise of a text that is still loading.
 *
 * @throws Error if the text can't be loaded, or the browser refuses
 */
export async function copy(text: string | Promise<string>): Promise<void> {
  const {clipboard} = navigator;
  // Firefox before 127 has no `ClipboardItem`, but lets pages copy later.
  if (clipboard && typeof text !== 'string' && 'ClipboardItem' in window) {
    const blob = text.then((loaded) => new Blob([loaded], {type: 'text/plain'}));
    await Promise.all([blob, clipboard.write([new ClipboardItem({'text/plain': blob})])]);
  } else if (clipboard) {
    await clipboard.writeText(typeof text === 'string' ? text : await text);
  } else if (!copyBySelection(typeof text === 'string' ? text : await text)) {
    throw new Error('The browser refused to copy.');
  }
}

const COPIED = translate({id: 'theme.CodeBlock.copied', message: 'Copied'});
const FAILED = translate({id: 'copyFailed', message: 'Copy failed'});

/**
 * The outcome of copying, to be shown for a while.
 *
 * @param duration - how long it's shown, in milliseconds
 * @returns the outcome, and a function that takes the promise of a copy and sets the outcome
 */
export function useCopyOutcome(
  duration: number,
): [string | undefined, (copying: Promise<void>) => void] {
  // An object, so that each copy starts the time again.
  const [shown, setShown] = useState<{outcome: string}>();
  useEffect(() => {
    if (!shown) return undefined;
    const timer = window.setTimeout(() => setShown(undefined), duration);
    return () => window.clearTimeout(timer);
  }, [shown, duration]);
  const report = (copying: Promise<void>) => {
    copying.then(
      () => setShown({outcome: COPIED}),
      () => setShown({outcome: FAILED}),
    );
  };
  return [shown?.outcome, report];
}

/**
 * Returns the text that the copy button puts on the clipboard. For a shell session (a block in the
 * language `console`), that's only the commands, without their `$ ` prompts and output. A line that ends
 * in a backslash continues on the next line.
 *
 * @param code - the text of the block
 * @param language - the language of its fence
 */
export function copyText(code: string, language: string | undefined): string {
  const lines = code.split('\n');
  const isSession = language === 'console' || lines[0]?.startsWith('$ ');
  if (!isSession) return code;
  const commands = lines.filter((line, at) => line.startsWith('$ ') || continues(lines, at));
  // A session without prompts must not empty the clipboard.
  if (commands.length === 0) return code;
  return commands.map((line) => line.replace(/^\$ /, '')).join('\n');
}

/** Whether a line belongs to the command above it. */
function continues(lines: string[], at: number): boolean {
  const before = lines[at - 1];
  return before?.endsWith('\\') === true && (before.startsWith('$ ') || continues(lines, at - 1));
}
