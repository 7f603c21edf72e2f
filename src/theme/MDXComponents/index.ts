/**
 * Change (wrap): a table scrolls sideways in a frame of its own, reachable by keyboard; the empty
 * corner of one is no header.
 */
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/components/ScrollTable';
import HeaderCell from '@site/src/components/ScrollTable/HeaderCell';

export default {...MDXComponents, table: ScrollTable, th: HeaderCell};
