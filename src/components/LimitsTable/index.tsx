import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {display, limitsOf, type LimitGroup} from '@site/facts/limits';
import {snapshots} from '@site/facts/snapshots';
import {prefixOf} from '@site/facts/versions';
import {useVersion} from '../useVersion.ts';
import ScrollTable from '../ScrollTable';

interface Props {
  /** Which groups of facts to show, in this order; see `facts/limits.ts`. */
  groups: LimitGroup[];
}

/** The ID of an error's heading on the troubleshooting page. */
const anchorOf = (error: string) => error.toLowerCase().replace(/ /g, '-');

/** A table of limits from the facts of the page's version. */
export default function LimitsTable({groups}: Props): ReactNode {
  const version = useVersion();
  const limits = snapshots[version.id]?.limits;
  const rows = groups.flatMap((group) => limitsOf(group, limits));
  const hasRaise = rows.some(([, {raise}]) => raise);
  const hasBeyond = rows.some(([, {error, beyond}]) => error ?? beyond);
  return (
    <ScrollTable className="table-cards">
      <thead>
        <tr>
          <th scope="col">Limit</th>
          <th scope="col">Value</th>
          <th scope="col">Applies to</th>
          {hasRaise && <th scope="col">To get more</th>}
          {hasBeyond && <th scope="col">If you exceed it</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, limit]) => (
          <tr key={key}>
            <th scope="row">{limit.label}</th>
            <td data-label="Value">{display(limit)}</td>
            <td data-label="Applies to">{limit.scope}</td>
            {hasRaise && <td data-label="To get more">{limit.raise ?? 'Fixed'}</td>}
            {hasBeyond && (
              <td data-label="If you exceed it">
                {limit.error ? (
                  <Link to={`${prefixOf(version)}/troubleshooting/#${anchorOf(limit.error)}`}>
                    {limit.error}
                  </Link>
                ) : (
                  limit.beyond
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
