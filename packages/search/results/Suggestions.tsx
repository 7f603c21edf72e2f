import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {issueUrl} from '@portal/content/text/issueUrl';
import type {SearchData} from '../plugin.ts';
import {isPlainClick} from './isPlainClick.ts';
import styles from './styles.module.css';

const TELL_US = translate({id: 'search.advice.link', message: 'Tell us what you’re looking for'});

/** Advice if nothing was found, and a form for what's missing. */
function Advice({query}: {query: string}): ReactNode {
  const {newIssueUrl} = useDocusaurusContext().siteConfig.customFields!;
  const report = issueUrl(String(newIssueUrl), 'missing-topic.yml', {
    title: `Missing: ${query}`,
    looked: `Search: ${query}`,
  });
  return (
    <p>
      <Translate id="search.advice" values={{link: <a href={report}>{TELL_US}</a>}}>
        {
          'Check the spelling, or try fewer words: the name of a thing, or the exact text of an error. Is something missing? {link}.'
        }
      </Translate>
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
  const {suggestions: {examples, starts} = {examples: [], starts: []}} = usePluginData(
    'portal-search',
  ) as SearchData;
  return (
    <section className={styles.suggestions}>
      {query === '' && examples.length > 0 && (
        <>
          <h2>{translate({id: 'search.examples', message: 'Others look for'})}</h2>
          <ul className={styles.examples}>
            {examples.map((example) => (
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
      {starts.length > 0 && (
        <>
          <h2>
            {isFailure
              ? translate({id: 'search.startHere', message: 'Start here'})
              : translate({id: 'search.orStartHere', message: 'Or start here'})}
          </h2>
          <ul>
            {starts.map(({label, to}) => (
              <li key={to}>
                <Link to={withBaseUrl(to)} onClick={onFollow}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
