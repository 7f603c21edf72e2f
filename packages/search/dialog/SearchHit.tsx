import {useState, type ComponentProps, type JSX, type MouseEvent, type ReactNode} from 'react';
import type {DocSearchModal} from '@docsearch/react';
import type {Hit} from '../engine/hits.ts';
import {shownTexts} from '../engine/shownTexts.ts';
import {isPlainClick} from '@site/src/components/isPlainClick';

type DocSearchHit = Parameters<
  NonNullable<ComponentProps<typeof DocSearchModal>['hitComponent']>
>[0]['hit'];

interface Props {
  hit: DocSearchHit;
  /** Closes the dialog and opens the URL. */
  onFollow(url: string): void;
  /** DocSearch's own rendering of the hit. */
  children: ReactNode;
}

/** A heading, the headings above it, and the sentence that matched. */
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

/** Whether it's a hit of this search. The recent searches that DocSearch stores have no snippet. */
const isFound = (hit: unknown): hit is Hit => (hit as Partial<Hit>)._snippetResult !== undefined;

/**
 * A result in the search dialog. It's an option of a list box, which must not contain a link. While
 * hovered, it's a link anyway, so readers can see its URL and open it in another tab.
 */
export default function SearchHit({hit, onFollow, children}: Props): JSX.Element {
  const [isPointed, setIsPointed] = useState(false);
  const {url} = hit;

  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
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
