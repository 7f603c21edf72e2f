/**
 * What a reader wants in the clipboard. Of a shell session, which is code in the language
 * `console`, these are the commands: neither their `$ ` prompts nor what they print. A command may
 * go on over lines that end in a backslash.
 *
 * @param code - the text of the block
 * @param language - the language of its fence
 */
export function copyText(code: string, language: string | undefined): string {
  const lines = code.split('\n');
  const isSession = language === 'console' || lines[0]?.startsWith('$ ');
  if (!isSession) return code;
  const commands = lines.filter((line, at) => line.startsWith('$ ') || continues(lines, at));
  return commands.map((line) => line.replace(/^\$ /, '')).join('\n');
}

/** Whether a line belongs to the command above it. */
function continues(lines: string[], at: number): boolean {
  const before = lines[at - 1];
  return before?.endsWith('\\') === true && (before.startsWith('$ ') || continues(lines, at - 1));
}
