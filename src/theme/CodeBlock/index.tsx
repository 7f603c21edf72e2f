/**
 * Change (wrap): passes the HTML that the build has highlighted to `CodeBlock/Content`, which the
 * original would ignore. Also renders text directly: the original replaces each block after
 * hydration, because its highlighter has inline styles for one color mode. That takes up to 0.6 s on
 * a long page with a slow processor, and the reader's selection and focus would be lost.
 */
import type {ComponentProps, ReactNode} from 'react';
import {HighlightedHtml} from '@site/src/components/codeBlock';
import StringContent from '@theme/CodeBlock/Content/String';
import CodeBlock from '@theme-original/CodeBlock';

interface Props extends ComponentProps<typeof CodeBlock> {
  /** From `src/content/rehype/highlightCode.ts`. */
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
