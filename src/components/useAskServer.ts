import {useEffect, useState} from 'react';

/** Whether the browser loaded the page from this path, so the server has already responded to it. */
const isLoadedFrom = (path: string) =>
  performance.getEntriesByType('navigation').some(({name}) => new URL(name).pathname === path);

/**
 * Asks the server about a page that this tab doesn't know, and loads it if it exists. A tab that was
 * opened before a deploy doesn't know that deploy's new pages, but search results may link to them.
 *
 * @param path - the path of the page, once it's known
 * @returns whether it's still unknown if the server has the page
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
