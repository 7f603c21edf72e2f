/**
 * Change (wrap): a table scrolls sideways in a frame of its own, reachable by keyboard; the empty
 * corner of one is no header. Diagrams come as drawings, see `src/content/remark/diagrams.ts`.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Diagram, {DiagramDraft} from '@site/src/components/Diagram';
import ScrollTable from '@site/src/components/ScrollTable';
import HeaderCell from '@site/src/components/ScrollTable/HeaderCell';

export default {
  ...MDXComponents,
  table: ScrollTable,
  th: HeaderCell,
  Diagram,
  DiagramDraft,
};
