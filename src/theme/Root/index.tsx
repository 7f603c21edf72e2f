/**
 * Change (wrap): tells components when the app has started and React has time, so that they can add what
 * can wait. A link replaces a page that's still loading.
 */
import {startTransition, useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {replaceLoading} from '@site/src/client/shownLocation';
import {AppStarted} from '@site/src/components/appStarted';
import Root from '@theme-original/Root';

export default function RootWrapper({children}: ComponentProps<typeof Root>): ReactNode {
  const history = useHistory();
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  useEffect(() => replaceLoading(history), [history]);
  return (
    <Root>
      <AppStarted value={hasStarted}>{children}</AppStarted>
    </Root>
  );
}
