import type {ReactNode} from 'react';
import ScrollTable from '../ScrollTable';

interface Props {
  head: string[];
  /** The cells of each row; the first one names it. */
  rows: ReactNode[][];
}

/** A table of published facts. They have no keys of their own, and their order is fixed. */
export default function Rows({head, rows}: Props): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
