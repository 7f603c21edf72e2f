/**
 * Change (wrap): adds the components that pages use without an import. A table scrolls sideways in a
 * frame of its own, which the keyboard can reach; a diagram is a drawing.
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
