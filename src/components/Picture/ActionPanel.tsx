import type {ReactNode} from 'react';
import {labels} from '@site/facts/labels';
import {
  Box,
  Button,
  Dots,
  Field,
  FIELD,
  Icon,
  INNER,
  INSET,
  Panel,
  Pin,
  Rule,
  WIDTH,
  Words,
} from './parts';

const HEAD = 56;

/** An action of the quickstart with its form. The explorer is open to fill in the last field. */
export function ActionPanel(): ReactNode {
  const field = (index: number) => HEAD + 16 + index * FIELD;
  const explorer = field(3) - 4;
  return (
    <Panel height={explorer + 142}>
      <Icon x={INSET} y={14} name="data" />
      <Words x={INSET + 40} y={33} tone="strong">
        {labels.addSingleRow}
      </Words>
      <Dots x={WIDTH - INSET - 12} y={28} />
      <Rule y={HEAD} />
      <Field y={field(0)} label="Time" value="{{steps.trigger.context.ts}}" isCode />
      <Field y={field(1)} label="Message" value="{{steps.trigger.event.body.message}}" isCode />
      <Field y={field(2)} label="Score" value="{{steps.sentiment.$return_value.score}}" isCode />
      <Box y={explorer} height={78} look="chosen" />
      <Words x={INSET + 12} y={explorer + 22} tone="code">
        steps.sentiment
      </Words>
      <Words x={INSET + 28} y={explorer + 44} tone="code">
        $return_value
      </Words>
      <Words x={INSET + 44} y={explorer + 66} tone="code">
        score: 5
      </Words>
      <Words x={WIDTH - INSET - 12} y={explorer + 66} tone="accent" anchor="end">
        {labels.selectPath}
      </Words>
      <Button y={explorer + 96} width={INNER} isPrimary>
        {labels.test}
      </Button>
      <Pin x={INSET + 70} y={field(0) + 7}>
        {5}
      </Pin>
      <Pin x={WIDTH - INSET} y={explorer}>
        {6}
      </Pin>
      <Pin x={INSET} y={explorer + 96}>
        {7}
      </Pin>
    </Panel>
  );
}
