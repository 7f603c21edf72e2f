/**
 * Copies a text: by the browser's clipboard where the page may use it, else by a selection and the
 * copy command.
 *
 * @throws Error when the browser refuses
 */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const {default: copyBySelection} = await import('copy-text-to-clipboard');
  if (!copyBySelection(text)) throw new Error('The browser refused to copy.');
}
