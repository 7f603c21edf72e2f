/**
 * Change (eject, the original doesn't expose whether it's on): tells assistive technology that it's
 * a switch and whether lines are wrapped, and has a plainer label.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useCodeBlockContext} from '@site/src/components/codeBlock';
import Button from '@theme/CodeBlock/Buttons/Button';
import type {Props} from '@theme/CodeBlock/Buttons/WordWrapButton';
import IconWordWrap from '@theme/Icon/WordWrap';

const LABEL = translate({id: 'theme.CodeBlock.wordWrapToggle', message: 'Wrap long lines'});

export default function WordWrapButton({className}: Props): ReactNode {
  const {wordWrap} = useCodeBlockContext();
  if (!wordWrap.isEnabled && !wordWrap.isCodeScrollable) return null;
  return (
    <Button
      className={clsx(className, 'wrap-button')}
      aria-label={LABEL}
      aria-pressed={wordWrap.isEnabled}
      title={LABEL}
      onClick={() => wordWrap.toggle()}
    >
      <IconWordWrap aria-hidden="true" />
    </Button>
  );
}
