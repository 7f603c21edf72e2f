/**
 * Change (wrap): a table scrolls sideways in a frame of its own, reachable by keyboard.
 * Diagrams come as drawings, see `src/content/remark/diagrams.ts`. Headings, tables and links that are
 * HTML come from `src/content/rehype/staticParts.ts`. A fenced block is a block of code at once, and
 * not what finds that out.
 */
import {type ComponentProps, isValidElement, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram, {DiagramDraft} from '@site/src/components/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import StaticLinks from '@site/src/components/StaticLinks';

function Pre({children}: ComponentProps<'pre'>): ReactNode {
  if (!isValidElement<ComponentProps<typeof CodeBlock>>(children)) return children;
  return <CodeBlock {...children.props} />;
}

export default {
  ...MDXComponents,
  table: ScrollTable,
  pre: Pre,
  Heading,
  ScrollTable,
  StaticLinks,
  Diagram,
  DiagramDraft,
};
