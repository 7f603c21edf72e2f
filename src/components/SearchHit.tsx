import {useState, type ComponentProps, type JSX, type MouseEvent, type ReactNode} from 'react';
import type {DocSearchModal} from '@docsearch/react';
import type {Hit} from '@site/src/search/hits';
import {shownTexts} from '@site/src/search/shownTexts';

type DocSearchHit = Parameters<
  NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>
>[0]['hit'];

interface Props {
  hit: DocSearchHit;
  /** Goes to the address and closes the dialog. */
  onFollow(url: string): void;
  /** DocSearch's own drawing of the hit. */
  children: ReactNode;
}

/** A heading, the headings above it, and the sentence that was found. */
function Found({hit}: {hit: Hit}): ReactNode {
  const {title, trail, sentence} = shownTexts(hit);
  return (
    <div className="search-hit">
      <span className="search-hit-title" dangerouslySetInnerHTML={{__html: title}} />
      {trail && <span className="search-hit-path" dangerouslySetInnerHTML={{__html: trail}} />}
      {sentence && <span dangerouslySetInnerHTML={{__html: sentence}} />}
    </div>
  );
}

/** A hit of this search. Recent searches, which DocSearch keeps, lack what was found. */
const isFound = (hit: unknown): hit is Hit => (hit as Partial<Hit>)._snippetResult !== undefined;

/**
 * A result in the search dialog. It is an option of a list box, which may not contain a link. Under the
 * pointer it becomes a link anyway, so that readers can open it in another tab and see its address.
 */
export default function SearchHit({hit, onFollow, children}: Props): JSX.Element {
  const [isPointed, setIsPointed] = useState(false);
  const {url} = hit;

  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onFollow(url);
  };

  return (
    <a
      data-url={url}
      href={isPointed ? url : undefined}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onClick={follow}
    >
      {isFound(hit) ? <Found hit={hit} /> : children}
    </a>
  );
}
