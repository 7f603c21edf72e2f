/**
 * Change (wrap): if the operator has turned on analytics, asks for the reader's consent and lets them
 * change their choice.
 */
import type {ComponentProps, ReactNode} from 'react';
import Copyright from '@theme-original/Footer/Copyright';
import AnalyticsChoice from '@site/src/components/AnalyticsChoice';

export default function FooterCopyright(props: ComponentProps<typeof Copyright>): ReactNode {
  return (
    <>
      <Copyright {...props} />
      <AnalyticsChoice />
    </>
  );
}
