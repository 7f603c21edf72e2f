import type {ReactNode} from 'react';
import ScrollTable from './ScrollTable';

interface Props {
  head: string[];
  /** The cells of each row. The first is the row's header. */
  rows: ReactNode[][];
}

/**
 * A table of facts, whose rows are cards on a phone, like those of other tables
 * (`src/plugins/markdown/tableCards.ts`). Rows use their index as the key, because their order never
 * changes.
 */
export default function FactTable({head, rows}: Props): ReactNode {
  return (
    <ScrollTable className="table-cards">
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
            {cells.map((cell, at) => {
              const label = head[at + 1];
              return (
                <td key={label} data-label={head.length > 2 ? label : undefined}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
