/**
 * Change (eject, the original highlights in the browser): renders the HTML that the build has
 * highlighted.
 */
import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {HighlightedHtml, useCodeBlockContext} from '@site/src/components/codeBlock';
import {escapeHtml} from '@portal/content/text/escapeHtml';
import type {Props} from '@theme/CodeBlock/Content';
import styles from './styles.module.css';

/** A comment that marks lines. The theme takes it out of the code, but the build has highlighted it. */
const MARK = /\bhighlight-(?:next-line|start|end)\b/;

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const lines = (use(HighlightedHtml) ?? escapeHtml(code)).split('\n');
  const hasMarks = lines.length > code.split('\n').length;
  const shown = hasMarks ? lines.filter((line) => !MARK.test(line)) : lines;
  const isNumbered = lineNumbersStart !== undefined;

  const lineHtml = (line: string, at: number) => {
    const names = clsx(lineClassNames[at], isNumbered && styles.numbered);
    if (!names) return `${line}\n`;
    // An attribute, because the security policy forbids the inline style that a CSS counter needs.
    const number = isNumbered ? ` data-line="${lineNumbersStart + at}"` : '';
    return `<span class="${names}"${number}>${line}\n</span>`;
  };

  return (
    <pre
      ref={wordWrap.codeBlockRef}
      // A scrollable block has to be reachable by keyboard, and what can be reached needs a name.
      tabIndex={0}
      role="group"
      aria-label={translate({id: 'codeBlock', message: 'Code'})}
      className={clsx(
        className,
        'prism-code',
        `language-${language}`,
        styles.codeBlock,
        'thin-scrollbar',
      )}
    >
      <code
        className={clsx(styles.codeBlockLines, isNumbered && styles.numberedLines)}
        dangerouslySetInnerHTML={{__html: shown.map(lineHtml).join('')}}
      />
    </pre>
  );
}
