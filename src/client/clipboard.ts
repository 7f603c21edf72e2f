/**
 * Copies a text with the browser's clipboard API. If the page can't use it, falls back to selecting
 * the text and running the copy command.
 *
 * @throws Error if the browser refuses
 */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const {default: copyBySelection} = await import('copy-text-to-clipboard');
  if (!copyBySelection(text)) throw new Error('The browser refused to copy.');
}
