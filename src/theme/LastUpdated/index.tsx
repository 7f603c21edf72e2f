/**
 * Change (eject, the original makes a formatter for every page): one formatter for all dates, which
 * takes the browser a millisecond to make; and a sentence without an author, whom pages do not name.
 */
import type {ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/LastUpdated';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string): Intl.DateTimeFormat {
  const made = formatters.get(locale);
  if (made) return made;
  const formatter = new Intl.DateTimeFormat(locale, {dateStyle: 'medium', timeZone: 'UTC'});
  formatters.set(locale, formatter);
  return formatter;
}

export default function LastUpdated({lastUpdatedAt}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  if (!lastUpdatedAt) return null;
  const date = new Date(lastUpdatedAt);
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      Last updated on{' '}
      <b>
        <time dateTime={date.toISOString()} itemProp="dateModified">
          {formatterOf(i18n.currentLocale).format(date)}
        </time>
      </b>
    </span>
  );
}
