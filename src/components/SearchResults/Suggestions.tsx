import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Searches that show what the field takes: a task, a name from code, an error, a number. */
const EXAMPLES = ['run every day', '$.flow.delay', 'Rate Limit Exceeded', '413', 'maximum payload'];

const STARTS: readonly (readonly [path: string, name: string])[] = [
  ['/quickstart/', 'Build your first workflow'],
  ['/guides/', 'Guides'],
  ['/troubleshooting/', 'Troubleshooting'],
  ['/limits/', 'Limits'],
  ['/api/rest/', 'REST API'],
];

function Start({path, name}: {path: string; name: string}): ReactNode {
  return (
    <li>
      <Link to={useBaseUrl(path)}>{name}</Link>
    </li>
  );
}

interface Props {
  isAfterSearch: boolean;
  /** The search itself has failed: other words would not help. */
  isFailure: boolean;
}

/** What to do while there are no results: before a search, and after one that found nothing. */
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
      <ul>
        {STARTS.map(([path, name]) => (
          <Start key={path} path={path} name={name} />
        ))}
      </ul>
    </section>
  );
}
