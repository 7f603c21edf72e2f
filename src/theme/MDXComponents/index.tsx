/**
 * Change (wrap): adds the components that pages use without an import. Tables scroll in their own
 * keyboard-accessible frame; diagrams are drawings. Collapsed blocks are the browser's own `details`,
 * which opens without the app and when a search in the page finds its text.
 */
import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import Diagram, {DiagramDraft} from '@site/src/components/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';

/** Docusaurus gives `details` of pages the upper-case name, but not those that our plugins add. */
const Details = (props: ComponentProps<'details'>) => (
  <details className="collapsible" {...props} />
);

export default {
  ...MDXComponents,
  table: ScrollTable,
  details: Details,
  Details,
  ScrollTable,
  Diagram,
  DiagramDraft,
};
