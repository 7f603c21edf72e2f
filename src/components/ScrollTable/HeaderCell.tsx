import type {ComponentProps, ReactNode} from 'react';

/** The cell at the head of a column. An empty corner heads nothing, so it is no header. */
export default function HeaderCell({children, ...props}: ComponentProps<'th'>): ReactNode {
  if (!children) return <td {...props} />;
  return (
    <th scope="col" {...props}>
      {children}
    </th>
  );
}
