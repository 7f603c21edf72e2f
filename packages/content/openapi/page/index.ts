/** The table of all operations by resource, and the list of the operations of one resource. */
import {link, list, table, text, type Block} from '../markdownNodes.ts';
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

/** @param operations - the operations of one resource; a single one needs no list */
export const operationList = (operations: Operation[]): Block[] =>
  operations.length < 2
    ? []
    : [
        list(
          operations.map((operation) => [
            link(`#${operation.anchor}`, text(operation.summary)),
            text(' '),
            requestLine(operation),
          ]),
        ),
      ];
