import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import site from '@generated/facts/default/site.json';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {copy as copyToClipboard, useCopyOutcome} from '../copy';
import styles from './styles.module.css';

/** How long the outcome is shown, in milliseconds. */
const SHOWN_MS = 2000;

/** Fetches the page as Markdown. */
async function fetchMarkdown(markdownPath: string): Promise<string> {
  const response = await fetch(markdownPath);
  if (!response.ok) throw new Error(`${markdownPath}: ${response.status}`);
  return response.text();
}

/** The menu for copying or viewing the page as Markdown. */
export default function CopyPageMenu(): ReactNode {
  const {metadata} = useDoc();
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, report] = useCopyOutcome(SHOWN_MS);
  const markdownPath = markdownPathOf(metadata.permalink);

  // Without the clipboard API, as on plain HTTP, Safari only copies what is there at the click.
  const loaded = useRef<string>(undefined);
  const load = async () => {
    loaded.current = undefined;
    if (!navigator.clipboard) loaded.current = await fetchMarkdown(markdownPath);
  };

  const copy = () => {
    menu.current!.open = false;
    menu.current!.querySelector('summary')!.focus();
    report(copyToClipboard(loaded.current ?? fetchMarkdown(markdownPath)));
  };

  return (
    <>
      <details
        ref={menu}
        className={clsx('dropdown', styles.menu)}
        onToggle={() => {
          if (menu.current!.open) load().catch(() => {});
        }}
      >
        <summary>{outcome ?? site.labels.copyPage}</summary>
        <ul className="dropdown__menu">
          <li className="app-only">
            <button type="button" className="dropdown__link" onClick={copy}>
              {site.labels.copyAsMarkdown}
            </button>
          </li>
          <li>
            {/* Not a `Link`, because it's a file that the router doesn't know. */}
            <a className="dropdown__link" href={markdownPath}>
              {site.labels.viewAsMarkdown}
            </a>
          </li>
          {site.editorPage !== null && (
            <li>
              <Link className="dropdown__link" to={site.editorPage}>
                {translate({id: 'useInEditor', message: 'Use in your editor'})}
              </Link>
            </li>
          )}
        </ul>
      </details>
      <span role="status" className="heard-only">
        {outcome}
      </span>
    </>
  );
}
