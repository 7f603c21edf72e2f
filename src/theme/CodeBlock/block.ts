/** A block of code as HTML. */
import clsx from 'clsx';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {
  getLineNumbersStart,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from '@docusaurus/theme-common/internal';
import {codeHtml} from '@site/src/content/codeRuns';
import {escapeHtml} from '@site/src/content/escapeHtml';
import styles from './styles.module.css';

type Prism = ThemeConfig['prism'];

/** What a fence says. */
interface Fence {
  className?: string | undefined;
  metastring?: string | undefined;
  title?: string | undefined;
  language?: string | undefined;
  showLineNumbers?: boolean | number | undefined;
}

interface Block {
  className: string;
  html: {__html: string};
}

/** Whether any line may be highlighted: few blocks have any, and to look at each line takes time. */
const hasMarks = (code: string, {magicComments}: Prism, metastring = '') =>
  /\{[\d,-]+\}/.test(metastring) ||
  magicComments.some(({line, block}) =>
    [line, block?.start].some((word) => word !== undefined && code.includes(word)),
  );

/**
 * @param text - the code, as MDX gives it
 * @param runs - where its colors are
 * @param prism - the theme's settings
 * @param fence - what the block's fence says
 */
export function blockOf(
  text: string,
  runs: string | undefined,
  prism: Prism,
  {className, metastring, title, ...fence}: Fence,
): Block {
  const named = fence.language ?? parseLanguage(className) ?? prism.defaultLanguage ?? 'text';
  const language = named.toLowerCase();
  const {code, lineClassNames} = hasMarks(text, prism, metastring)
    ? parseLines(text, {metastring, language, magicComments: prism.magicComments})
    : {code: text.replace(/\r?\n$/, ''), lineClassNames: {} as Record<number, string[]>};
  const start = getLineNumbersStart({showLineNumbers: fence.showLineNumbers, metastring});
  const isNumbered = start !== undefined;
  const lines = codeHtml(code, runs, (line) => {
    if (!isNumbered && !lineClassNames[line]) return '';
    const classes = clsx('token-line', lineClassNames[line], isNumbered && styles.numberedLine);
    // Not counted by a style, as in the original: the security policy lets none through.
    const number = isNumbered ? ` data-line="${start + line}"` : '';
    return `class="${classes}"${number}`;
  });
  const shown = parseCodeBlockTitle(metastring) || title;
  const heading = shown ? `<div class="${styles.codeBlockTitle}">${escapeHtml(shown)}</div>` : '';
  const preClass = clsx('prism-code', `language-${language}`, styles.codeBlock, 'thin-scrollbar');
  const codeClass = clsx(styles.codeBlockLines, isNumbered && styles.codeBlockLinesWithNumbering);
  // What scrolls must be reachable by keyboard.
  const pre = `<pre tabindex="0" data-lines="${code.split('\n').length}" class="${preClass}"><code class="${codeClass}">${lines}</code></pre>`;
  return {
    className: clsx(
      className,
      !className?.includes(`language-${language}`) && `language-${language}`,
    ),
    html: {__html: `${heading}<div class="${styles.content}">${pre}</div>`},
  };
}
