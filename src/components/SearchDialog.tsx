import {useLayoutEffect, useMemo, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import {correctSemantics} from '@site/src/search/dialogSemantics';
import {trapFocus} from '@site/src/search/trapFocus';
import SearchFooter from './SearchFooter';
import SearchHit from './SearchHit';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type Parts = Required<
  Pick<ModalProps, 'navigator' | 'hitComponent' | 'resultsFooterComponent' | 'onClose'>
>;

interface Props extends Omit<ModalProps, keyof Parts | 'initialScrollY'> {
  onClose(): void;
  /** Closes the dialog and goes to an address. */
  onFollow(url: string): void;
}

/** DocSearch's dialog, with our results and footer, and with roles for assistive technology. */
export default function SearchDialog({onClose, onFollow, ...props}: Props): ReactNode {
  // Made once: DocSearch starts over, and forgets the query, when one of its props changes.
  const parts = useMemo<Parts>(
    () => ({
      onClose,
      navigator: {navigate: ({itemUrl}) => onFollow(itemUrl)},
      hitComponent: ({hit, children}) => (
        <SearchHit url={hit.url} onFollow={onFollow}>
          {children}
        </SearchHit>
      ),
      resultsFooterComponent: ({state}) => <SearchFooter query={state.query} onClose={onClose} />,
    }),
    [onClose, onFollow],
  );

  useLayoutEffect(() => correctSemantics(document.querySelector('.DocSearch-Container')!), []);

  useLayoutEffect(() => trapFocus(document.querySelector('.DocSearch-Container')!), []);

  // Keeps screen readers in the dialog.
  useLayoutEffect(() => {
    const app = document.getElementById('__docusaurus')!;
    app.inert = true;
    return () => {
      app.inert = false;
    };
  }, []);

  return createPortal(
    <DocSearchModal {...props} {...parts} initialScrollY={window.scrollY} />,
    document.body,
  );
}
