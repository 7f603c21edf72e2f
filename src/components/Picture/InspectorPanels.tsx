import type {ReactNode} from 'react';
import {Box, Button, INNER, INSET, Panel, Pin, Rule, type Tone, WIDTH, Words} from './parts';
import styles from './parts.module.css';

const HEAD = 50;
const ROW = 60;

interface EventRow {
  time: string;
  state?: string;
  /** The error message, or the reason for ending the workflow. */
  message?: string;
  look: 'failed' | 'input';
}

const EVENTS: readonly EventRow[] = [
  {time: '14:07:15', state: 'Error', message: 'customer is missing', look: 'failed'},
  {time: '14:05:02', message: 'Order A-1002 is below 100 euros', look: 'input'},
  {time: '13:58:40', state: 'Paused', look: 'input'},
  {time: '13:31:09', look: 'input'},
];

/** The icons of a hovered event: an arrow that replays it, and a cross that deletes it. */
function Hovered({y}: {y: number}): ReactNode {
  const x = WIDTH - INSET - 66;
  return (
    <>
      <path
        className={styles.icon}
        d={`M${x + 12} ${y - 4}a7 7 0 1 0 1 7M${x + 13} ${y - 9}v6h-6`}
      />
      <path className={styles.cross} d={`m${x + 36} ${y - 6} 12 12m0-12-12 12`} />
    </>
  );
}

/** The list of events. */
export function EventsPanel({workflow}: {workflow: string}): ReactNode {
  const row = (index: number) => HEAD + 14 + index * ROW;
  return (
    <Panel height={row(EVENTS.length) + 6}>
      <Words y={30} tone="strong">
        {workflow}
      </Words>
      <Button x={WIDTH - INSET - 58} y={11} width={58}>
        Edit
      </Button>
      <Rule y={HEAD} />
      {EVENTS.map(({time, state, message, look}, index) => {
        const tone: Tone[] = look === 'failed' ? ['danger'] : ['muted'];
        return (
          <g key={time}>
            <Box y={row(index)} height={ROW - 8} look={look} />
            <Words x={INSET + 14} y={row(index) + (message ? 21 : 30)} tone="code">
              {time}
            </Words>
            {message && (
              <Words x={INSET + 14} y={row(index) + 41} tone={tone}>
                {message}
              </Words>
            )}
            {state && (
              <Words
                x={WIDTH - INSET - 12}
                y={row(index) + (message ? 21 : 30)}
                tone={tone}
                anchor="end"
              >
                {state}
              </Words>
            )}
          </g>
        );
      })}
      <Hovered y={row(1) + 17} />
      <Pin x={INSET} y={row(0)}>
        {1}
      </Pin>
      <Pin x={WIDTH - INSET} y={row(1) + 17}>
        {2}
      </Pin>
      <Pin x={WIDTH - INSET} y={11}>
        {5}
      </Pin>
    </Panel>
  );
}

interface ShownStep {
  name: string;
  lines: readonly string[];
  error?: string;
}

const STEPS: readonly ShownStep[] = [
  {name: 'trigger', lines: ['event: {…}', 'context: {…}']},
  {name: 'add_up', lines: ['$return_value: {total: 290}']},
  {name: 'charge', lines: ['Charging order A-1003'], error: 'Error: customer is missing'},
];

const LINE = 21;
const heightOf = ({lines, error}: ShownStep) => 38 + (lines.length + (error ? 1 : 0)) * LINE;

/** An event, with what each step received, returned and logged. */
export function EventPanel(): ReactNode {
  const tops = STEPS.map((_, index) =>
    STEPS.slice(0, index).reduce((top, step) => top + heightOf(step) + 12, 16),
  );
  const end = tops.at(-1)! + heightOf(STEPS.at(-1)!);
  return (
    <Panel height={end + 44}>
      {STEPS.map((step, index) => {
        const {name, lines, error} = step;
        const top = tops[index]!;
        return (
          <g key={name}>
            <Box y={top} height={heightOf(step)} look={error ? 'failed' : 'result'} />
            <Words x={INSET + 14} y={top + 25} tone={['strong', 'code']}>
              {name}
            </Words>
            {error && (
              <Words x={INSET + 14} y={top + 25 + LINE} tone={['danger', 'code']}>
                {error}
              </Words>
            )}
            {lines.map((line, at) => (
              <Words
                key={line}
                x={INSET + 14}
                y={top + 25 + LINE * (at + (error ? 2 : 1))}
                tone="code"
              >
                {line}
              </Words>
            ))}
          </g>
        );
      })}
      <Words y={end + 28} tone="muted">
        Duration
      </Words>
      <Words x={INSET + INNER} y={end + 28} anchor="end">
        812 ms
      </Words>
      <Pin x={INSET} y={tops[1]!}>
        {3}
      </Pin>
      <Pin x={INSET} y={tops[2]!}>
        {4}
      </Pin>
    </Panel>
  );
}
