import type {MouseEvent} from 'react';

/** Whether a click on a link opens it here. With other buttons or keys, browsers
 * open it elsewhere, or download it. */
export const isPlainClick = ({button, altKey, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
