/**
 * Change (wrap): passes the HTML that the build has highlighted to `CodeBlock/Content`. The original
 * ignores props that it doesn't know.
 */
import type {ComponentProps, ReactNode} from 'react';
import {HighlightedHtml} from '@site/src/components/codeBlock';
import CodeBlock from '@theme-original/CodeBlock';

interface Props extends ComponentProps<typeof CodeBlock> {
  /** From `src/content/rehype/highlightCode.ts`. */
  html?: string;
}

export default function CodeBlockWrapper({html, ...props}: Props): ReactNode {
  return (
    <HighlightedHtml value={html}>
      <CodeBlock {...props} />
    </HighlightedHtml>
  );
}
