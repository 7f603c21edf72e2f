/** The table of all operations, by resource. */
import type {Operation} from '../operations.ts';
import {requestLine} from './operation.ts';
import {link, table, text, type Block} from './nodes.ts';

/** @param operations - all operations, those of a resource side by side */
export const operationIndex = (operations: Operation[]): Block =>
  table(
    ['Resource', 'Operation', 'Request'],
    operations.map((operation) => [
      [text(operation.resource)],
      [link(`#${operation.anchor}`, text(operation.summary))],
      [requestLine(operation)],
    ]),
    'rest-index',
  );
