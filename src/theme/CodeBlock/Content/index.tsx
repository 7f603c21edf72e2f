/**
 * Change (eject, the original colors the code itself): the lines were colored at build time, by
 * `src/content/rehype/highlightCode.ts`, and are put in as they are. No highlighter is loaded, and
 * no element of the code is hydrated.
 */
import {type ReactNode, useContext, useMemo} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import {CodeRuns} from '@site/src/components/CodeRuns';
import {htmlLines} from '@site/src/content/codeRuns';
import styles from './styles.module.css';

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const runs = useContext(CodeRuns);
  const html = useMemo(() => {
    const lines = htmlLines(code, runs).map((line, at) => {
      const isNumbered = lineNumbersStart !== undefined;
      const classes = clsx('token-line', lineClassNames[at], isNumbered && styles.numberedLine);
      // Not counted by a style, as in the original: the security policy lets none through.
      const number = isNumbered ? ` data-line="${lineNumbersStart + at}"` : '';
      return `<div class="${classes}"${number}>${line}<br></div>`;
    });
    return lines.join('');
  }, [code, runs, lineClassNames, lineNumbersStart]);
  return (
    <pre
      ref={codeBlockRef}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
      className={clsx(
        className,
        `prism-code language-${language}`,
        styles.codeBlock,
        'thin-scrollbar',
      )}
    >
      <code
        className={clsx(
          styles.codeBlockLines,
          lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering,
        )}
        // The text is escaped by `htmlLines`.
        dangerouslySetInnerHTML={{__html: html}}
      />
    </pre>
  );
}
