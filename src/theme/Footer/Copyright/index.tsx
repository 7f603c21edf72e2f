/**
 * Change (wrap): where the operator has turned on analytics, the reader is asked, and can change the
 * answer here.
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
