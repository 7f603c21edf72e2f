import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {asksNotToBeTracked, consent, removeCookies, setConsent} from '@site/src/analytics/consent';
import type {Consent} from '@site/src/analytics/consent';
import {providerOfPage} from '@site/src/analytics';
import type {AnalyticsProvider} from '@site/src/analytics/provider';
import {trackPage} from '@site/src/client/pageViews';
import styles from './styles.module.css';

/** Asks until there's an answer, and again when the reader wants to change it. */
function Choice({title, cookies}: AnalyticsProvider): ReactNode {
  const [isOpen, setOpen] = useState(() => consent() === undefined);
  const [isAsked, setAsked] = useState(false);
  const link = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLElement>(null);
  const id = useId();

  // Whoever asked for it gets there; nobody else is interrupted.
  useEffect(() => {
    if (isAsked) notice.current?.focus();
  }, [isAsked]);

  const answer = (next: Consent) => {
    const before = consent();
    setConsent(next);
    setOpen(false);
    setAsked(false);
    if (isAsked) link.current?.focus();
    if (next === 'yes' && before !== 'yes') trackPage();
    if (next === 'no' && before === 'yes') {
      removeCookies(cookies);
      // A script that runs can't be taken back, but a page without it can be loaded.
      window.location.reload();
    }
  };

  return (
    <>
      <button
        ref={link}
        type="button"
        className={styles.link}
        onClick={() => {
          setOpen(true);
          setAsked(true);
        }}
      >
        Analytics: {consent() === 'yes' ? 'allowed' : 'off'}. Change
      </button>
      {isOpen && (
        <section
          ref={notice}
          className={styles.notice}
          aria-labelledby={`${id}title`}
          tabIndex={-1}
        >
          <p id={`${id}title`}>May this site count page views with {title}?</p>
          <p>
            It’s loaded only if you allow it. You can change your answer at the end of each page.
          </p>
          <div className={styles.buttons}>
            {(['yes', 'no'] as const).map((next) => (
              <button
                key={next}
                type="button"
                className="button button--secondary button--sm"
                onClick={() => answer(next)}
              >
                {next === 'yes' ? 'Allow' : 'Decline'}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/**
 * Asks a reader whether page views may be counted. Nothing is shown where the operator has turned on no
 * provider, and where the browser asks not to be tracked.
 */
export default function AnalyticsChoice(): ReactNode {
  const isBrowser = useIsBrowser();
  const provider = isBrowser ? providerOfPage()?.provider : undefined;
  return provider && !asksNotToBeTracked() ? <Choice {...provider} /> : null;
}
