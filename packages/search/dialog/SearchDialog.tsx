import {useLayoutEffect, useMemo, useRef, type ComponentProps, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import {correctSemantics} from '../engine/dialogSemantics.ts';
import SearchFooter, {VersionNote} from './SearchFooter';
import SearchHit from './SearchHit';
import SearchStarts from './SearchStarts';

/** Comes between the failure message and the query, which the dialog appends. */
const FAILED_QUERY = 'You searched for';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type Parts = Required<
  Pick<ModalProps, 'navigator' | 'hitComponent' | 'resultsFooterComponent' | 'onClose'>
>;

type Texts = NonNullable<ModalProps['translations']>;

/** DocSearch declares this text as a string, but renders it as is, so it can also be elements. */
const asText = (content: ReactNode) => content as string;

/** What the dialog shows before the reader types, if there are no recent searches. */
function Beginning({onLeave}: {onLeave(): void}): ReactNode {
  return (
    <>
      Type a task, a name from code, an error message or a number. Or start here:
      <SearchStarts onFollow={onLeave} />
      <VersionNote onLeave={onLeave} />
    </>
  );
}

/** Advice if nothing was found. A link to the form for missing topics follows. */
const ADVICE =
  'Check the spelling, or try fewer words: the name of a thing, or the exact text of an error. Is something missing?';

interface Props extends Omit<ModalProps, keyof Parts | 'initialScrollY' | 'getMissingResultsUrl'> {
  translations: Texts;
  /** Why the search doesn't work. If set, the advice to try other words isn't shown. */
  failure: string | undefined;
  onClose(): void;
  /** Closes the dialog and opens a URL. */
  onFollow(url: string): void;
}

/** DocSearch's dialog with our results and footer, and with corrected roles. */
export default function SearchDialog({
  onClose,
  onFollow,
  translations,
  failure,
  ...props
}: Props): ReactNode {
  const {newIssueUrl} = useDocusaurusContext().siteConfig.customFields!;
  const texts: Texts = {
    ...translations,
    startScreen: {
      ...translations.startScreen,
      noRecentSearchesText: asText(<Beginning onLeave={onClose} />),
    },
    noResultsScreen: {
      ...translations.noResultsScreen,
      ...(failure && {noResultsText: `${failure} ${FAILED_QUERY}`}),
      reportMissingResultsText: ADVICE,
      reportMissingResultsLinkText: 'Tell us what you’re looking for',
    },
  };
  const reportMissing = ({query}: {query: string}) => {
    const url = new URL(String(newIssueUrl));
    url.searchParams.set('title', `Missing: ${query}`);
    return url.href;
  };

  // Memoized, because DocSearch starts over and forgets the query if one of these props changes.
  const parts = useMemo<Parts>(
    () => ({
      onClose,
      navigator: {navigate: ({itemUrl}) => onFollow(itemUrl)},
      hitComponent: ({hit, children}) => (
        <SearchHit hit={hit} onFollow={onFollow}>
          {children}
        </SearchHit>
      ),
      resultsFooterComponent: ({state}) => <SearchFooter query={state.query} onClose={onClose} />,
    }),
    [onClose, onFollow],
  );

  // The browser keeps the focus and screen readers in a modal dialog.
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current!.showModal();
    return correctSemantics(dialog.current!.querySelector('.DocSearch-Container')!);
  }, []);

  return createPortal(
    <dialog ref={dialog} className="search-dialog" aria-label="Search" onClose={onClose}>
      <DocSearchModal
        {...props}
        {...parts}
        translations={texts}
        {...(failure === undefined && {getMissingResultsUrl: reportMissing})}
        initialScrollY={window.scrollY}
      />
    </dialog>,
    document.body,
  );
}
