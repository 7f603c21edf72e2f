import {useEffect, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * For a page that this tab doesn't know: asks the server, and loads the page if it exists. A tab that
 * was opened before a deploy doesn't know that deploy's new pages, but search results may link to
 * them. Use it in a component with the path as its key.
 *
 * @returns whether it's still unknown if the server has the page
 */
export default function useAskServer(): boolean {
  // If the app is only just starting, the server has responded to this path.
  const [isUnknown, setUnknown] = useState(useIsBrowser() && window.loadFailure !== undefined);

  useEffect(() => {
    if (isUnknown) void window.loadFailure!.reloadIfThere().then(setUnknown);
  }, [isUnknown]);

  return isUnknown;
}
