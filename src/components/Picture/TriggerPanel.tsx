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

const HEAD = 62;
const ROW = 34;

/** The paths of the received events, newest first. The first one is selected. */
const EVENTS = ['/orders', '/orders/A-1001', '/'];

/** The trigger step, with its URL, its fields and the events it received. */
export function TriggerPanel({url}: {url: string}): ReactNode {
  const field = (index: number) => HEAD + 16 + index * FIELD;
  const events = field(3) + 46;
  const row = (index: number) => events + 22 + index * ROW;
  return (
    <Panel height={row(EVENTS.length) + 8}>
      <Icon x={INSET} y={17} name="trigger" />
      <Words x={INSET + 40} y={28} tone={['strong', 'code']}>
        trigger
      </Words>
      <Words x={INSET + 40} y={46} tone="muted">
        {labels.httpWebhookRequests}
      </Words>
      <Dots x={WIDTH - INSET - 12} y={31} />
      <Rule y={HEAD} />
      <Field y={field(0)} label="URL" value={url} isCode />
      <Field y={field(1)} label={labels.eventData} value="Full HTTP request" isMenu />
      <Field y={field(2)} label={labels.httpResponse} value="Status 200" isMenu />
      <Button y={field(3)} width={INNER} isPrimary>
        {labels.saveAndContinue}
      </Button>
      <Words y={events + 12} tone="strong">
        {labels.selectEvent}
      </Words>
      {EVENTS.map((path, index) => (
        <g key={path}>
          <Box y={row(index)} height={ROW - 4} look={index === 0 ? 'chosen' : 'input'} />
          <Words x={INSET + 10} y={row(index) + 20} tone="code">
            POST {path}
          </Words>
        </g>
      ))}
      <Pin x={INSET + 46} y={field(0) + 7}>
        {1}
      </Pin>
      <Pin x={INSET + 98} y={field(1) + 7}>
        {2}
      </Pin>
      <Pin x={INSET + 126} y={field(2) + 7}>
        {3}
      </Pin>
      <Pin x={INSET + 112} y={events + 7}>
        {4}
      </Pin>
      <Pin x={WIDTH - INSET - 38} y={31}>
        {5}
      </Pin>
    </Panel>
  );
}
