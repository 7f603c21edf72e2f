import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  /** Addresses, with spaces between. */
  to: string;
}

/**
 * Tells the build which links stand in a page as HTML, so that a broken one stops it like any other.
 * Shows nothing.
 */
export default function StaticLinks({to}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  for (const link of to.split(' ')) collectLink(link);
  return null;
}
