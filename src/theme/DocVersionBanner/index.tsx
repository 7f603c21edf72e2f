/**
 * Change (eject, the original knows no counterparts): stays in sight while the page scrolls, also
 * when one lands on a heading, and leads to the page about the same thing and to the migration guide.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {withoutCounterpart} from '@site/facts/counterparts';
import {useCounterpart} from '@site/src/components/useCounterpart';
import type {Props} from '@theme/DocVersionBanner';
import styles from './styles.module.css';

export default function DocVersionBanner({className}: Props): ReactNode {
  const {route, isSamePage, isV1, from} = useCounterpart();
  if (!isV1) return null;
  return (
    <aside className={clsx(className, styles.banner)} aria-label="Version of this page">
      <strong>This page is about v1,</strong> the former workflow builder.{' '}
      {isSamePage ? (
        <Link to={route}>Read it for v2</Link>
      ) : (
        <>
          {withoutCounterpart[from]} <Link to={route}>Go to the nearest v2 page</Link>
        </>
      )}{' '}
      or see how to <Link to="/migrate-from-v1/">migrate</Link>.
    </aside>
  );
}
