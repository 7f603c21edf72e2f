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
