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
