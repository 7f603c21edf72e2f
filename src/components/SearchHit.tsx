import {useState, type JSX, type MouseEvent, type ReactNode} from 'react';

interface Props {
  url: string;
  /** Goes to the address and closes the dialog. */
  onFollow(url: string): void;
  children: ReactNode;
}

/**
 * A result in the search dialog. It is an option of a list box, which may not contain a link. Under the
 * pointer it becomes a link anyway, so that readers can open it in another tab and see its address.
 */
export default function SearchHit({url, onFollow, children}: Props): JSX.Element {
  const [isPointed, setIsPointed] = useState(false);

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
      {children}
    </a>
  );
}
