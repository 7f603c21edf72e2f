import type {ReactNode} from 'react';
import limitsByVersion from '@generated/facts/default/limits.json';
import type {LimitGroup} from '@portal/content/facts';
import {display, limitsOf} from '@portal/content/facts/limits';
import FactTable from '../FactTable';
import {useVersion} from '../useVersion.ts';

interface Props {
  /** Which groups of facts to show, in this order; see `data/limits.yaml`. */
  groups: LimitGroup[];
}

/** A table of limits from the facts of the page's version. */
export default function LimitsTable({groups}: Props): ReactNode {
  const table = limitsByVersion[useVersion().id]!;
  const limits = groups.flatMap((group) => limitsOf(group, table).map(([, limit]) => limit));
  return (
    <FactTable
      head={['Limit', 'Value', 'Applies to']}
      rows={limits.map((limit) => [limit.label, display(limit), limit.scope])}
    />
  );
}
