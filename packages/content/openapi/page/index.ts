/** The table of all operations by resource. */
import {link, table, text, type Block} from '../markdownNodes.ts';
import type {Operation} from '../operations.ts';
import {requestLine} from './operation.ts';

/** @param operations - all operations, grouped by resource */
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
