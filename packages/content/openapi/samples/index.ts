import type {Operation} from '../operations.ts';
import {sampleRequest} from '../request.ts';
import {curl} from './curl.ts';
import {node} from './node.ts';
import {pythonSample} from './python.ts';

/** The tabs for the samples of operations. */
export const sampleTabs = ['bash', 'nodejs', 'python'] as const;

/** A sample of an operation in one language. */
export interface OperationSample {
  /** The value of the tab, which is remembered across the site. */
  tab: (typeof sampleTabs)[number];
  label: string;
  /** The language of the code block. */
  language: 'bash' | 'js' | 'python';
  code: string;
}

/**
 * Returns the samples of an operation: the same request in each language.
 *
 * @returns one sample for each language; only cURL for a stream, because the other languages need a
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
