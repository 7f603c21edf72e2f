/**
 * Change (eject, nothing of the original remains): shows the missing path, and offers pages with a
 * similar path, a search for its words, and the start page of each version. If a deploy has added the
 * page since this tab was opened, loads it from the server instead.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import NearestPages from '@site/src/components/NearestPages';
import StartPages from '@site/src/components/StartPages';
import SearchForm from '@portal/search/page/SearchForm';
import useAskServer from '@site/src/components/useAskServer';
import type {Props} from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

const TITLE = translate({id: 'theme.NotFound.title', message: 'Page not found'});

/** Turns `code/http_requests.html` into "code", "http" and "requests". */
const wordsOf = (path: string) => path.replace(/\.\w+$/, '').match(/[a-z0-9]+/gi) ?? [];

function MissingPage({className}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const base = useBaseUrl('/');
  // The same file is served for every missing page, so only the browser knows the path.
  const {pathname} = useLocation();
  const asked = useIsBrowser() ? pathname : undefined;

  const isInside = asked?.startsWith(base);
  const isOpen = useAskServer();
  const words = wordsOf(asked && isInside ? asked.slice(base.length) : '').join(' ');
  if (isOpen) {
    return (
      <main className={clsx('container', styles.content, className)}>
        <p role="status">{translate({id: 'notFound.loading', message: 'Loading this page…'})}</p>
      </main>
    );
  }
  return (
    <main className={clsx('container', styles.content, className)}>
      <PageMetadata
        title={TITLE}
        description={translate({
          id: 'notFound.description',
          message:
            'There’s no page at this URL. Find the page you meant by its name, or search the docs.',
        })}
      >
        {/* Docusaurus would name the missing page. */}
        <link rel="canonical" href={`${siteConfig.url}${base}404.html`} />
      </PageMetadata>
      <Heading as="h1">{TITLE}</Heading>
      <p className={styles.asked}>{asked && <code>{asked}</code>}</p>
      <p>
        <Translate id="theme.NotFound.p1">
          There’s no page at this URL. It may have moved, or the link that brought you here may
          contain a typo.
        </Translate>
      </p>
      <SearchForm words={words} />
      <StartPages className={styles.starts} />
      {/* Last, so nothing moves when they arrive. */}
      {asked && <NearestPages asked={asked} />}
    </main>
  );
}

/** The key makes each path start over, because links between missing pages keep this component. */
export default function NotFoundContent(props: Props): ReactNode {
  return <MissingPage key={useLocation().pathname} {...props} />;
}
