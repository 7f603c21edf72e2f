import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Hit} from '../engine/hits.ts';
import type {Marked} from '../engine/highlight.ts';
import styles from './styles.module.css';

/**
 * A text with its matches marked. The key replaces it when other words match: a browser's translation
 * swaps text nodes, and React would fail to remove them.
 */
function Text({parts}: {parts: Marked}): ReactNode {
  return (
    <span key={parts.join('|')}>
      {parts.map((part, at) =>
        at % 2 === 1 ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
      )}
    </span>
  );
}

interface Props {
  hit: Hit;
  /** Whether the title is a link and a heading. In the dialog, the whole result is one. */
  isLinked?: boolean;
}

/** What readers see of a result: its heading, where it is, and the sentence that matched. */
export default function HitTexts({hit: {url, title, trail, sentence}, isLinked}: Props): ReactNode {
  const name = <Text parts={title} />;
  return (
    <>
      {isLinked ? (
        <h2 className={styles.title}>
          <Link to={url}>{name}</Link>
        </h2>
      ) : (
        <p className={styles.title}>{name}</p>
      )}
      {trail.length > 0 && (
        <p className={styles.trail}>
          {trail.map((above, at) => (
            <Fragment key={at}>
              {at > 0 && ' › '}
              <Text parts={above} />
            </Fragment>
          ))}
        </p>
      )}
      {sentence && (
        <p className={styles.sentence}>
          <Text parts={sentence} />
        </p>
      )}
    </>
  );
}
