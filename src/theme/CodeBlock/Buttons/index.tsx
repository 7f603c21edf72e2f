/**
 * Change (wrap): the buttons of all blocks are added when React has time, instead of in one long task
 * right after the app has started.
 */
import {use, type ComponentProps, type ReactNode} from 'react';
import {AppStarted} from '@site/src/components/appStarted';
import Buttons from '@theme-original/CodeBlock/Buttons';

export default function ButtonsWrapper(props: ComponentProps<typeof Buttons>): ReactNode {
  return use(AppStarted) && <Buttons {...props} />;
}
