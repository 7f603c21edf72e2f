import type {ReactNode} from 'react';
import {labels} from '@site/facts/labels';
import type {IconName} from '../Card/icons';
import {Box, Button, Dots, Icon, INSET, Panel, Pin, Rule, WIDTH, Words} from './parts';
import styles from './parts.module.css';

/** A collapsed step in the builder. */
export interface BuilderStep {
  /** The name that other steps use for it. */
  name: string;
  kind: string;
  icon: IconName;
}

const HEAD = 50;
const STEP = 54;
const GAP = 40;

function Plus({y}: {y: number}): ReactNode {
  const x = WIDTH / 2;
  return (
    <>
      <path className={styles.rule} d={`M${x} ${y - GAP / 2}v${GAP}`} />
      <circle className={styles.secondary} cx={x} cy={y} r="11" />
      <path className={styles.icon} d={`M${x - 5} ${y}h10M${x} ${y - 5}v10`} />
    </>
  );
}

interface Props {
  /** The name of the workflow. */
  workflow: string;
  steps: readonly BuilderStep[];
}

/** The builder: a header with the workflow's name, and the steps from top to bottom. */
export function BuilderPanel({workflow, steps}: Props): ReactNode {
  const top = HEAD + 22;
  const at = (index: number) => top + index * (STEP + GAP);
  return (
    <Panel height={at(steps.length) + 6}>
      <Words x={40} y={30} tone="strong">
        {workflow}
      </Words>
      <Dots x={232} y={25} />
      <Button x={WIDTH - INSET - 72} y={11} width={72} isPrimary>
        {labels.deploy}
      </Button>
      <Rule y={HEAD} />
      {steps.map(({name, kind, icon}, index) => (
        <g key={name}>
          <Plus y={at(index) + STEP + GAP / 2} />
          <Box y={at(index)} height={STEP} />
          <Icon x={INSET + 14} y={at(index) + 13} name={icon} />
          <Words x={INSET + 54} y={at(index) + 24} tone={['strong', 'code']}>
            {name}
          </Words>
          <Words x={INSET + 54} y={at(index) + 42} tone="muted">
            {kind}
          </Words>
        </g>
      ))}
      <Pin x={INSET + 8} y={25}>
        {1}
      </Pin>
      <Pin x={INSET} y={at(0)}>
        {2}
      </Pin>
      <Pin x={WIDTH / 2 + 26} y={at(0) + STEP + GAP / 2}>
        {3}
      </Pin>
      <Pin x={WIDTH - INSET} y={11}>
        {4}
      </Pin>
    </Panel>
  );
}
