/**
 * Change (wrap): passes the HTML that the build has highlighted to `CodeBlock/Content`, which the
 * original would ignore. Also renders text directly: the original replaces each block after
 * hydration, because its highlighter has inline styles for one color mode. That's slow on long pages
 * (`contributing/performance.md`), and the reader would lose the selection and focus in the block.
 */
import type {ComponentProps, ReactNode} from 'react';
import {HighlightedHtml} from '@site/src/components/codeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import CodeBlock from '@theme-original/CodeBlock';

interface Props extends ComponentProps<typeof CodeBlock> {
  /** From `src/plugins/markdown/highlightCode.ts`. */
  html?: string;
}

export default function CodeBlockWrapper({html, children, ...props}: Props): ReactNode {
  return (
    <HighlightedHtml value={html}>
      {typeof children === 'string' ? (
        <StringContent {...props}>{children}</StringContent>
      ) : (
        <CodeBlock {...props}>{children}</CodeBlock>
      )}
    </HighlightedHtml>
  );
}
