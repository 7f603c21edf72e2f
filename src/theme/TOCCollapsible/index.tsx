/**
 * Change (eject, the original opens by script): an HTML `details` element, which opens without
 * JavaScript.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOCCollapsible({className, ...items}: Props): ReactNode {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary>
        {translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'})}
      </summary>
      <TOCItems {...items} />
    </details>
  );
}
