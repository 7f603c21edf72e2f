/**
 * Change (eject, the original makes two dozen components of a block, renders it twice and colors it
 * in the browser): a block is one element with its lines as HTML, which the build has colored
 * (`src/content/rehype/highlightCode.ts`). Its buttons come when it is on the page.
 */
import {Children, isValidElement, type ReactNode, useEffect, useMemo, useRef} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import type {Props as ThemeProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import {blockOf} from './block.ts';
import styles from './styles.module.css';
import {watch} from './tools.ts';

interface Props extends Omit<ThemeProps, 'title'> {
  title?: string;
  /** Where the colors are. */
  runs?: string;
}

function TextBlock({children, runs, ...props}: Props & {children: string}): ReactNode {
  const {prism} = useThemeConfig();
  const frame = useRef<HTMLDivElement>(null);
  const {className, metastring, title, language, showLineNumbers} = props;
  const block = useMemo(
    () => blockOf(children, runs, prism, {className, metastring, title, language, showLineNumbers}),
    [children, runs, prism, className, metastring, title, language, showLineNumbers],
  );
  useEffect(() => watch(frame.current!), [block]);
  return (
    <div
      ref={frame}
      className={clsx(block.className, styles.frame, ThemeClassNames.common.codeBlock)}
      dangerouslySetInnerHTML={block.html}
    />
  );
}

export default function CodeBlock({children, ...props}: Props): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const text = Array.isArray(children) ? children.join('') : String(children ?? '');
  return <TextBlock {...props}>{text}</TextBlock>;
}
