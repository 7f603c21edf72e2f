/**
 * Change (wrap): tells components when the app has started and React has time, so that they can add what
 * can wait. A link to the page that's already loading adds no second history entry.
 */
import {startTransition, useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {AppStarted} from '@site/src/components/appStarted';
import Root from '@theme-original/Root';

type History = ReturnType<typeof useHistory>;

/**
 * Pushes the URL that's already loading only once. Links themselves compare with the page that's shown.
 *
 * @returns a function that undoes this
 */
function pushOnce(history: History): () => void {
  const {push} = history;
  const urlOf = (to: History['location'] | string) =>
    new URL(typeof to === 'string' ? to : history.createHref(to), window.location.href).href;
  history.push = (to: History['location'] | string, state?: unknown) => {
    const add = urlOf(to) === urlOf(history.location) ? history.replace : push;
    // The history accepts both forms, but its types name each alone.
    add(to as string, state);
  };
  return () => {
    history.push = push;
  };
}

export default function RootWrapper({children}: ComponentProps<typeof Root>): ReactNode {
  const history = useHistory();
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  useEffect(() => pushOnce(history), [history]);
  return (
    <Root>
      <AppStarted value={hasStarted}>{children}</AppStarted>
    </Root>
  );
}
