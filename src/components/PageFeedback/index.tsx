import {useId, useState, type FormEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {analyticsOn, track} from '@site/src/client/pageViews';
import {useIssueLink} from '../issueLink';
import styles from './styles.module.css';

type Vote = 'yes' | 'no';

const PROMPTS: Record<Vote, string> = {
  yes: translate({id: 'feedback.helped', message: 'What helped? (optional)'}),
  no: translate({id: 'feedback.missing', message: 'What is missing or wrong? (optional)'}),
};

/**
 * "Was this page helpful?": two buttons and an optional reason. If analytics is on, it gets the
 * answer. Otherwise, the reader is offered a prefilled issue, and isn't thanked, because nobody has
 * received anything.
 */
export default function PageFeedback(): ReactNode {
  const {metadata} = useDoc();
  const issueLink = useIssueLink();
  const [vote, setVote] = useState<Vote>();
  const [reason, setReason] = useState('');
  // Undefined until the reader sends an answer.
  const [delivered, setDelivered] = useState<boolean>();
  const id = useId();

  const choose = (choice: Vote) => {
    setVote(choice);
    setDelivered(undefined);
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    const page = metadata.permalink;
    setDelivered(track({event: 'page_feedback', page, helpful: vote!, reason}));
  };

  return (
    <section className={clsx(styles.feedback, 'app-only')} aria-labelledby={`${id}question`}>
      <div className={styles.question}>
        <p id={`${id}question`}>
          {translate({id: 'feedback.question', message: 'Was this page helpful?'})}
        </p>
        {(['yes', 'no'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className="button button--secondary button--sm"
            aria-pressed={vote === choice}
            onClick={() => choose(choice)}
          >
            {choice === 'yes'
              ? translate({id: 'feedback.yes', message: 'Yes'})
              : translate({id: 'feedback.no', message: 'No'})}
          </button>
        ))}
      </div>
      {vote && !delivered && (
        <form className={styles.reason} onSubmit={send}>
          <label htmlFor={`${id}reason`}>{PROMPTS[vote]}</label>
          <textarea
            className="text-field"
            id={`${id}reason`}
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {analyticsOn() ? (
            <button type="submit" className="button button--primary button--sm">
              {translate({id: 'feedback.send', message: 'Send'})}
            </button>
          ) : (
            <a
              className="button button--primary button--sm"
              href={issueLink(`Helpful: ${vote}\n\n${reason}`)}
            >
              {translate({
                id: 'feedback.issue',
                message: 'Open an issue with this',
                description: 'A link below what the reader has written',
              })}
            </a>
          )}
        </form>
      )}
      <p role="status" className={styles.status}>
        {delivered &&
          translate({id: 'feedback.thanks', message: 'Thank you. Your answer has been sent.'})}
      </p>
    </section>
  );
}
