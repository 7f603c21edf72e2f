import {useEffect, useState} from 'react';

/** Whether the browser has loaded the page from this path, so the server has already been asked. */
const isLoadedFrom = (path: string) =>
  performance.getEntriesByType('navigation').some(({name}) => new URL(name).pathname === path);

/**
 * Asks the server about a page that this tab doesn't know. A tab that was opened before a deploy
 * doesn't know the pages of that deploy, but the search shows them: then the page is loaded afresh.
 *
 * @param path - the path that was asked for, once it's known
 * @returns whether it's still open if the server has the page
 */
export default function useAskServer(path: string | undefined): boolean {
  const [answered, setAnswered] = useState<string>();
  const isNew = path !== undefined && window.loadFailure !== undefined && !isLoadedFrom(path);

  useEffect(() => {
    let isCurrent = isNew;
    if (isNew) {
      void window.loadFailure!.reloadIfThere().then((reloads) => {
        if (isCurrent && !reloads) setAnswered(path);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [path, isNew]);

  return isNew && answered !== path;
}
