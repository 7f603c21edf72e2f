/**
 * Change (wrap): adds the components that pages use without an import. Tables scroll in their own
 * keyboard-accessible frame; diagrams are drawings.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Diagram, {DiagramDraft} from '@site/src/components/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';

export default {
  ...MDXComponents,
  table: ScrollTable,
  ScrollTable,
  Diagram,
  DiagramDraft,
};
