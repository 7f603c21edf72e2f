/**
 * Change (wrap): the buttons of all blocks are added when React has time, instead of in one long task
 * right after the app has started.
 */
import {useDeferredValue, type ComponentProps, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Buttons from '@theme-original/CodeBlock/Buttons';

export default function ButtonsWrapper(props: ComponentProps<typeof Buttons>): ReactNode {
  const isBrowser = useDeferredValue(useIsBrowser());
  return isBrowser && <Buttons {...props} />;
}
