/** Change (wrap): a table scrolls sideways in a frame of its own, reachable by keyboard. */
import MDXComponents from '@theme-original/MDXComponents';
import ScrollTable from '@site/src/components/ScrollTable';

export default {...MDXComponents, table: ScrollTable};
