import type {ReactNode} from 'react';
import ScrollTable from '../ScrollTable';

interface Props {
  head: string[];
  /** The cells of each row. The first is the row's header. */
  rows: ReactNode[][];
}

/** A table of published facts. Rows use their index as the key, because their order never changes. */
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
