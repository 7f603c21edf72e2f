/**
 * Change (eject, the original shows no text, doesn't report failures, and hard-codes the duration):
 * shows "Copied" or "Copy failed" for as long as `data/limits.yaml` says, and announces it to screen
 * readers. From a shell session, it copies only the commands.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import site from '@generated/facts/default/site.json';
import {useCodeBlockContext} from '@site/src/components/codeBlock';
import {copy, copyText, useCopyOutcome} from '@site/src/components/copy';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/CopyButton';
import IconCopy from '@theme/Icon/Copy';
import styles from './styles.module.css';

export default function CopyButton({className}: Props): ReactNode {
  const {code, language} = useCodeBlockContext().metadata;
  const [outcome, report] = useCopyOutcome(site.copiedMessage);

  return (
    <>
      <Button
        aria-label={
          outcome ??
          translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})
        }
        title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
        className={clsx(className, outcome && styles.shown)}
        onClick={() => report(copy(copyText(code, language)))}
      >
        <IconCopy className={styles.icon} aria-hidden="true" />
        {outcome && <span className={styles.outcome}>{outcome}</span>}
      </Button>
      {/* Outside the button, because screen readers don't announce it when a button's name changes. */}
      <span role="status" className="heard-only">
        {outcome}
      </span>
    </>
  );
}
