import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import limitsByVersion from '@generated/facts/default/limits.json';
import type {Limit, LimitGroup} from '@portal/content/facts';
import {display, limitsOf} from '@portal/content/facts/limits';
import {prefixOf} from '@portal/content/facts/versions';
import FactTable from '../FactTable';
import {useVersion} from '../useVersion.ts';

interface Props {
  /** Which groups of facts to show, in this order; see `data/limits.yaml`. */
  groups: LimitGroup[];
}

/** The ID of an error's heading on the troubleshooting page. */
const anchorOf = (error: string) => error.toLowerCase().replace(/ /g, '-');

/** A table of limits from the facts of the page's version. */
export default function LimitsTable({groups}: Props): ReactNode {
  const version = useVersion();
  const table = limitsByVersion[version.id]!;
  const limits = groups.flatMap((group) => limitsOf(group, table).map(([, limit]) => limit));

  const consequence = ({error, beyond}: Limit) =>
    error ? (
      <Link to={`${prefixOf(version)}/troubleshooting/#${anchorOf(error)}`}>{error}</Link>
    ) : (
      beyond
    );

  const columns: [string, (limit: Limit) => ReactNode][] = [
    ['Limit', ({label}) => label],
    ['Value', display],
    ['Applies to', ({scope}) => scope],
  ];
  if (limits.some(({raise}) => raise)) {
    columns.push(['To get more', ({raise = 'Fixed'}) => raise]);
  }
  if (limits.some(({error, beyond}) => error ?? beyond)) {
    columns.push(['If you exceed it', consequence]);
  }
  return (
    <FactTable
      head={columns.map(([label]) => label)}
      rows={limits.map((limit) => columns.map(([, cell]) => cell(limit)))}
    />
  );
}
