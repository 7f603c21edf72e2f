import type {ReactNode} from 'react';
import {labels} from '@site/facts/labels';
import {Field, FIELD, INSET, Panel, Switch, Words} from './parts';

const SWITCH = 36;

/** The switches and their headings. */
const GROUPS = [
  {title: 'General', switches: [[labels.enableWorkflow, true]]},
  {
    title: 'Errors',
    switches: [
      [labels.notifyOnErrors, true],
      [labels.automaticRetries, false],
      [labels.notifyOnFirstError, false],
    ],
  },
  {title: 'Data retention', switches: [[labels.disableRetention, false]]},
] as const;

const TITLE = 34;
const heightOf = (switches: readonly unknown[]) => TITLE + switches.length * SWITCH + 8;

/** The general settings of a workflow. */
export function GeneralPanel(): ReactNode {
  const tops = GROUPS.map((_, index) =>
    GROUPS.slice(0, index).reduce((top, {switches}) => top + heightOf(switches), 8),
  );
  const last = GROUPS.at(-1)!;
  return (
    <Panel height={tops.at(-1)! + heightOf(last.switches)}>
      {GROUPS.map(({title, switches}, index) => (
        <g key={title}>
          <Words y={tops[index]! + 24} tone="strong">
            {title}
          </Words>
          {switches.map(([label, isOn], at) => (
            <Switch key={label} y={tops[index]! + TITLE + at * SWITCH} label={label} isOn={isOn} />
          ))}
        </g>
      ))}
    </Panel>
  );
}

/** The execution controls of a workflow. */
export function ExecutionPanel({timeout, memory}: {timeout: string; memory: string}): ReactNode {
  const fields = 8 + TITLE + 8;
  const switches = fields + 2 * FIELD;
  return (
    <Panel height={switches + 2 * SWITCH + 12}>
      <Words x={INSET} y={32} tone="strong">
        {labels.executionControls}
      </Words>
      <Field y={fields} label="Timeout" value={timeout} />
      <Field y={fields + FIELD} label="Memory" value={memory} />
      <Switch y={switches} label={labels.eliminateColdStarts} isOn={false} />
      <Switch y={switches + SWITCH} label={labels.privateNetwork} isOn={false} />
    </Panel>
  );
}
