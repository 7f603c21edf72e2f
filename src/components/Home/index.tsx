/** The components of the start page: the search box, a sample, and the main entry points. */
import type {MouseEvent, ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {openSearch} from '@portal/search/dialog/openSearch';
import {isPlainClick} from '@portal/search/results/isPlainClick';
import {LineIcon} from '../Card';
import type {IconName} from '../Card/icons';
import styles from './styles.module.css';

function openDialog(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openSearch();
}

/**
 * A large search box. It opens the search dialog. Until the app has started, it's a link to the search
 * page. Like the page's tools, it isn't content.
 */
export function HomeSearch(): ReactNode {
  return (
    <a
      href={useBaseUrl('/search/')}
      className={clsx('bare-link', styles.search)}
      aria-haspopup="dialog"
      data-page-tools=""
      onClick={openDialog}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="8.4" cy="8.4" r="6.5" />
        <path d="m13.2 13.2 4.8 4.8" />
      </svg>
      <span>{translate({id: 'home.search', message: 'Search the docs'})}</span>
      <kbd className="app-only" aria-hidden="true">
        /
      </kbd>
    </a>
  );
}

/** Code with its input and output, as three children in this order. */
export function Showcase({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.showcase}>{children}</div>
    </div>
  );
}

/** The main entry points of the docs, side by side. */
export function EntryPoints({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.entryPoints}>{children}</ul>;
}

interface EntryPointProps {
  title: string;
  /** The page where most of these readers should start. */
  to: string;
  icon: IconName;
  /** A sentence and a list of links. */
  children: ReactNode;
}

/** One entry point of the docs. */
export function EntryPoint({title, to, icon, children}: EntryPointProps): ReactNode {
  return (
    <li>
      <LineIcon name={icon} />
      <Link to={to} className={clsx('bare-link', styles.title)}>
        {title}
      </Link>
      {children}
    </li>
  );
}
