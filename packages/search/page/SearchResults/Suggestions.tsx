import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import SearchStarts from '../../dialog/SearchStarts';
import styles from './styles.module.css';

/** Examples of what readers can search for: a task, a name from code, an error, a number. */
const EXAMPLES = ['run every day', '$.flow.delay', 'Rate Limit Exceeded', '413', 'maximum payload'];

interface Props {
  isAfterSearch: boolean;
  /** Whether the search itself has failed, so other words wouldn't help. */
  isFailure: boolean;
}

/** Suggestions before a search, and after one without results. */
export function Suggestions({isAfterSearch, isFailure}: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return (
    <section className={styles.suggestions}>
      {isFailure ? null : isAfterSearch ? (
        <p>Try fewer or other words: the name of a thing, or the exact text of an error.</p>
      ) : (
        <>
          <h2 className={styles.name}>Try</h2>
          <ul className={styles.examples}>
            {EXAMPLES.map((example) => (
              <li key={example}>
                <Link to={createSearchLink(example)}>{example}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className={styles.name}>{isFailure ? 'Begin here' : 'Or begin here'}</h2>
      <SearchStarts />
    </section>
  );
}
