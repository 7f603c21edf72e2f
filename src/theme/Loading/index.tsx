/**
 * Change (wrap): once the page has loaded, repeats the navigation. Docusaurus shows this component if
 * the reader follows a second link while a page is still loading: when the first page arrives, it
 * switches to the second one too early, and scrolls to a section that isn't there yet.
 */
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import Loading from '@theme-original/Loading';

export default function LoadingWrapper(props: ComponentProps<typeof Loading>): ReactNode {
  const history = useHistory();
  useEffect(() => () => history.replace(history.location), [history]);
  return <Loading {...props} />;
}
