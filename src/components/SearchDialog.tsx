import {useDeferredValue, type ReactNode} from 'react';
import {DocSearchModal as Dialog, type DocSearchModalProps} from '@docsearch/react/modal';

/**
 * DocSearch's dialog, rendered in slices, between which the browser does what is waiting: all at once
 * it is the longest task of a search. The theme's search bar gets it in place of the original.
 */
export function DocSearchModal(props: DocSearchModalProps): ReactNode {
  const isDue = useDeferredValue(true, false);
  return isDue && <Dialog {...props} />;
}
