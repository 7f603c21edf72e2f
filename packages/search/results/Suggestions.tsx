import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {issueUrl} from '@portal/content/text/issueUrl';
import {isPlainClick} from './isPlainClick.ts';
import styles from './styles.module.css';

/** What others look for: a task, a name from code, an error, a number. */
const EXAMPLES = ['run every day', '$.flow.delay', 'Rate Limit Exceeded', '413', 'maximum payload'];

const STARTS: readonly (readonly [path: string, name: string])[] = [
  ['/quickstart/', 'Build your first workflow'],
  ['/guides/', 'Guides'],
  ['/troubleshooting/', 'Troubleshooting'],
  ['/limits/', 'Limits'],
  ['/api/rest/', 'REST API'],
];

/** Advice if nothing was found, and a form for what's missing. */
function Advice({query}: {query: string}): ReactNode {
  const {newIssueUrl} = useDocusaurusContext().siteConfig.customFields!;
  const report = issueUrl(String(newIssueUrl), 'missing-topic.yml', {
    title: `Missing: ${query}`,
    looked: `Search: ${query}`,
  });
  return (
    <p>
      Check the spelling, or try fewer words: the name of a thing, or the exact text of an error. Is
      something missing? <a href={report}>Tell us what you’re looking for</a>.
    </p>
  );
}

interface Props {
  /** What the reader has searched for without results; empty before a search. */
  query: string;
  /** Whether the search itself has failed, so other words wouldn't help. */
  isFailure: boolean;
  /** Searches for one of the examples here. Without it, they open the results page. */
  onTry?: (query: string) => void;
  /** Called when a link to a page is followed, so a dialog can close. */
  onFollow?: () => void;
}

/** What a reader can do before a search, or after one without results. */
export default function Suggestions({query, isFailure, onTry, onFollow}: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <section className={styles.suggestions}>
      {query === '' && (
        <>
          <h2>Others look for</h2>
          <ul className={styles.examples}>
            {EXAMPLES.map((example) => (
              <li key={example}>
                <Link
                  to={createSearchLink(example)}
                  onClick={(event) => {
                    if (!onTry || !isPlainClick(event)) return;
                    event.preventDefault();
                    onTry(example);
                  }}
                >
                  {example}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {query !== '' && !isFailure && <Advice query={query} />}
      <h2>{isFailure ? 'Start here' : 'Or start here'}</h2>
      <ul>
        {STARTS.map(([path, name]) => (
          <li key={path}>
            <Link to={withBaseUrl(path)} onClick={onFollow}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
