import {useState, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

interface Props {
  hit: {url: string};
  children: ReactNode;
}

/**
 * A result in the search dialog. It is an option of a list that is walked with the arrow keys, and an
 * option may not hold a link. Under the pointer it becomes one all the same, so that it can be opened
 * in another tab and its address be seen and copied.
 */
export default function SearchHit({hit, children}: Props): ReactNode {
  const history = useHistory();
  const [isPointed, setIsPointed] = useState(false);

  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.push(hit.url);
  };

  return (
    <a
      data-url={hit.url}
      href={isPointed ? hit.url : undefined}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onClick={follow}
    >
      {children}
    </a>
  );
}
