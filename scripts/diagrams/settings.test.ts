import {brokenWord, upright} from './settings.ts';

test('turns a diagram for a narrow column to run top to bottom', () => {
  expect(upright('flowchart LR\n  A --> B')).toBe('flowchart TD\n  A --> B');
  expect(upright('stateDiagram-v2\n  direction LR')).toBe('stateDiagram-v2\n  direction TB');
});

test('finds words that Mermaid broke in two', () => {
  const source =
    'A{Environment?} -- "error, then retry (ms)" --> B: GET /sse\n  alt immediate: true';
  expect(
    brokenWord(source, ['Environment?', 'error, then', 'retry (ms)', '[immediate: true]']),
  ).toBe(undefined);
  expect(brokenWord(source, ['Environmen', 't?'])).toBe('Environmen');
  expect(brokenWord(source, ['GET', '/ss-', 'e'])).toBe('/ss-');
});
