/**
 * Change (eject, the original formats the date with `Intl`): writes the same words without it. The
 * first `Intl` object of a page loads the browser's language data, in one long task on a slow phone
 * (`contributing/performance.md`).
 */
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/LastUpdated';

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const date = new Date(lastUpdatedAt!);
  const [, day, month, year] = date.toUTCString().split(' ');
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {`${month} ${Number(day)}, ${year}`}
        </time>
      </b>
      {process.env.NODE_ENV === 'development' && (
        <small> (not the real date in `npm run dev`)</small>
      )}
    </span>
  );
}
