/**
 * Change (wrap): tells components when the app has started and React has time, so that they can add what
 * can wait.
 */
import {startTransition, useEffect, useState, type ComponentProps, type ReactNode} from 'react';
import {AppStarted} from '@site/src/components/appStarted';
import Root from '@theme-original/Root';

export default function RootWrapper({children}: ComponentProps<typeof Root>): ReactNode {
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => startTransition(() => setStarted(true)), []);
  return (
    <Root>
      <AppStarted value={hasStarted}>{children}</AppStarted>
    </Root>
  );
}
