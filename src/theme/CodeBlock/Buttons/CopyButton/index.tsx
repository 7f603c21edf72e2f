/**
 * Change (eject, the state lives in an inner hook of the original): the button says `Copied` as
 * text, for as long as the facts say, and tells screen readers; a failure is said too instead of
 * left unhandled; of shell sessions only the commands are copied.
 */
import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import {copy} from '@site/src/client/clipboard';
import {timings} from '@site/src/client/timings';
import {copyText} from '@site/src/content/copyText';
import styles from './styles.module.css';

type Outcome = 'Copied' | 'Copy failed';

export default function CopyButton({className}: Props): ReactNode {
  const {metadata} = useCodeBlockContext();
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<number>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const show = (result: Outcome) => {
    setOutcome(result);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(undefined), timings.copiedMessage);
  };

  const onClick = () => {
    copy(copyText(metadata.code, metadata.language)).then(
      () => show('Copied'),
      () => show('Copy failed'),
    );
  };

  return (
    <>
      <Button
        aria-label={outcome ?? 'Copy code to clipboard'}
        title="Copy"
        className={clsx(className, outcome && styles.shown)}
        onClick={onClick}
      >
        <IconCopy className={styles.icon} />
        <span className={styles.outcome}>{outcome}</span>
      </Button>
      {/* Beside the button: what is inside of one is part of its name, and not announced. */}
      <span role="status" className="heard-only">
        {outcome}
      </span>
    </>
  );
}
