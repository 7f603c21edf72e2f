import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {copy as copyToClipboard} from '@site/src/client/clipboard';
import {twinOf} from '@site/src/content/twin';
import styles from './styles.module.css';

type Outcome = 'Copied' | 'Copy failed';

/** How long the outcome is shown, in milliseconds: long enough to be read beside the title. */
const SHOWN_MS = 2000;

/** Fetches the Markdown twin of the page and puts it into the clipboard. */
async function copyTwin(twin: string): Promise<void> {
  const response = await fetch(twin);
  if (!response.ok) throw new Error(`${twin}: ${response.status}`);
  await copyToClipboard(await response.text());
}

/** The page as Markdown: to copy, or to look at. */
export default function PageActions(): ReactNode {
  const {metadata} = useDoc();
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<number>(undefined);
  const twin = twinOf(metadata.permalink);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = (result: Outcome) => {
    setOutcome(result);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(undefined), SHOWN_MS);
  };

  const copy = () => {
    copyTwin(twin).then(
      () => show('Copied'),
      () => show('Copy failed'),
    );
  };

  return (
    <div className={styles.actions}>
      <button type="button" className={clsx(styles.action, styles.copy, 'app-only')} onClick={copy}>
        {outcome ?? 'Copy as Markdown'}
      </button>
      <span role="status" className="heard-only">
        {outcome}
      </span>
      {/* A file, not a route of the app: the router must leave it alone. */}
      <a className={styles.action} href={twin}>
        View Markdown
      </a>
    </div>
  );
}
