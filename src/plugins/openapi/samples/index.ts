import type {Operation} from '../operations.ts';
import {sampleRequest} from '../request.ts';
import {curl} from './curl.ts';
import {node} from './node.ts';
import {pythonSample} from './python.ts';

/** The tabs that operations show their samples in. */
export const sampleTabs = ['bash', 'nodejs', 'python'] as const;

/** A sample of an operation in one language. */
export interface OperationSample {
  /** What the tab remembers, as everywhere on the site. */
  tab: (typeof sampleTabs)[number];
  label: string;
  /** The language of the code block. */
  language: 'bash' | 'js' | 'python';
  code: string;
}

/**
 * The samples of an operation: the same request in each language.
 *
 * @returns one sample for each language; of a stream only cURL, because the other languages need a
 *   client that the page about streams explains
 */
export function samplesOf(operation: Operation): OperationSample[] {
  const request = sampleRequest(operation);
  const shell = {tab: 'bash', label: 'cURL', language: 'bash', code: curl(request)} as const;
  if (request.answer === 'stream') return [shell];
  return [
    shell,
    {tab: 'nodejs', label: 'Node.js', language: 'js', code: node(request)},
    {tab: 'python', label: 'Python', language: 'python', code: pythonSample(request)},
  ];
}
