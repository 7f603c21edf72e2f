import type {MouseEvent} from 'react';

/** Whether a click on a link opens it here. With other buttons or keys, browsers open it elsewhere. */
export const isPlainClick = ({button, ctrlKey, metaKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;
