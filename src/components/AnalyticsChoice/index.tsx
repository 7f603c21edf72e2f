import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  asksNotToBeTracked,
  consent,
  removeCookies,
  setConsent,
} from '@site/src/client/analytics/consent';
import type {Consent} from '@site/src/client/analytics/consent';
import {COOKIES, idOfPage, TITLE} from '@site/src/client/analytics/tagManager';
import {trackPage} from '@site/src/client/pageViews';
import styles from './styles.module.css';

const QUESTION = {
  id: 'analytics.question',
  message: 'May this site count page views with {provider}?',
};

/** Asks until the reader answers, and again when they want to change their answer. */
function Choice(): ReactNode {
  const [isOpen, setOpen] = useState(() => consent() === undefined);
  const [isAsked, setAsked] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLElement>(null);
  const id = useId();

  // Only takes the focus if the reader opened it.
  useEffect(() => {
    if (isAsked) notice.current?.focus();
  }, [isAsked]);

  const answer = (next: Consent) => {
    const before = consent();
    setConsent(next);
    setOpen(false);
    setAsked(false);
    // The focused button is gone. If the reader didn't press the link, it doesn't get the focus either:
    // the space bar, which may be meant to scroll, would open the notice again.
    (isAsked ? link : state).current?.focus({preventScroll: true});
    if (next === 'yes' && before !== 'yes') trackPage();
    if (next === 'no' && before === 'yes') {
      removeCookies(COOKIES);
      // A running script can't be unloaded, so reload the page without it.
      window.location.reload();
    }
  };

  return (
    <>
      <div
        ref={state}
        role="group"
        aria-label={translate({id: 'analytics.label', message: 'Analytics'})}
        tabIndex={-1}
        className={styles.state}
      >
        <button
          ref={link}
          type="button"
          className={styles.link}
          onClick={() => {
            setOpen(true);
            setAsked(true);
          }}
        >
          {consent() === 'yes'
            ? translate({id: 'analytics.allowed', message: 'Analytics: allowed. Change'})
            : translate({id: 'analytics.off', message: 'Analytics: off. Change'})}
        </button>
      </div>
      {isOpen && (
        <section
          ref={notice}
          className={clsx('analytics-notice', styles.notice)}
          aria-labelledby={`${id}title`}
          tabIndex={-1}
        >
          <p id={`${id}title`}>{translate(QUESTION, {provider: TITLE})}</p>
          <p>
            <Translate id="analytics.explanation">
              It’s loaded only if you allow it. You can change your answer at the end of each page.
            </Translate>
          </p>
          <div className={styles.buttons}>
            {(['yes', 'no'] as const).map((next) => (
              <button
                key={next}
                type="button"
                className="button button--secondary button--sm"
                onClick={() => answer(next)}
              >
                {next === 'yes'
                  ? translate({id: 'analytics.allow', message: 'Allow'})
                  : translate({id: 'analytics.decline', message: 'Decline'})}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/**
 * Asks for the reader's consent to counting page views. Renders nothing if the operator hasn't turned
 * analytics on, or the browser asks not to be tracked.
 */
export default function AnalyticsChoice(): ReactNode {
  const isBrowser = useIsBrowser();
  const isOn = isBrowser && idOfPage() !== undefined && !asksNotToBeTracked();
  return isOn ? <Choice /> : null;
}
