/** Tests that the document has the operations that readers rely on. It may have more. */
import {resolve} from 'node:path';
import {facts} from '../../../src/facts.ts';
import {loadDocument} from '@portal/content/openapi/document';

/**
 * The required operations, by resource. Integrations call these paths and readers bookmark these
 * anchors, so they must not change by mistake. New operations don't need an entry here.
 */
const required: [named: string, request: string, anchor: string][] = [
  ['components: create', 'POST /components', 'create-component'],
  ['components: get', 'GET /components/{component_key_or_id}', 'get-component'],
  ['components: get, registry', 'GET /components/registry/{key}', 'get-registry-component'],
  ['components: list', 'GET /users/me/components', 'list-components'],
  ['source events: get', 'GET /sources/{id}/event_summaries', 'get-source-events'],
  ['source events: delete', 'DELETE /sources/{id}/events', 'delete-source-events'],
  ['workspace: get', 'GET /workspaces/{workspace_id}', 'get-workspace'],
  [
    'workspace: its subscriptions',
    'GET /workspaces/{workspace_id}/subscriptions',
    'list-workspace-subscriptions',
  ],
  ['workspace: its sources', 'GET /orgs/{workspace_id}/sources', 'list-workspace-sources'],
  ['sources: list', 'GET /users/me/sources', 'list-current-user-sources'],
  ['sources: create', 'POST /sources', 'create-source'],
  ['sources: update', 'PUT /sources/{id}', 'update-source'],
  ['sources: delete', 'DELETE /sources/{id}', 'delete-source'],
  ['subscriptions: create', 'POST /subscriptions', 'create-subscription'],
  ['subscriptions: auto-subscribe', 'POST /auto_subscriptions', 'create-auto-subscription'],
  ['subscriptions: delete', 'DELETE /subscriptions', 'delete-subscription'],
  ['webhooks: create', 'POST /webhooks', 'create-webhook'],
  ['webhooks: list', 'GET /users/me/webhooks', 'list-current-user-webhooks'],
  ['webhooks: delete', 'DELETE /webhooks/{id}', 'delete-webhook'],
  ['workflows: emits', 'GET /workflows/{workflow_id}/event_summaries', 'get-workflow-emits'],
  [
    'workflows: errors',
    'GET /workflows/{workflow_id}/$errors/event_summaries',
    'get-workflow-errors',
  ],
  ['current user: info', 'GET /users/me', 'get-current-user'],
  ['current user: subscriptions', 'GET /users/me/subscriptions', 'list-current-user-subscriptions'],
  ['current user: webhooks', 'GET /users/me/webhooks', 'list-current-user-webhooks'],
  ['task scheduling: schedule', 'POST /schedule', 'schedule-task'],
  ['task scheduling: cancel', 'POST /cancel', 'cancel-task'],
];

const {operations} = loadDocument(resolve(__dirname, '../../..'), facts);
const anchors = new Map(
  operations.map(({method, path, anchor}) => [`${method.toUpperCase()} ${path}`, anchor]),
);

test.each(required)('%s is documented as %s', (_named, request, anchor) => {
  expect(anchors.get(request)).toBe(anchor);
});

test('no two operations share an anchor', () => {
  expect(new Set(operations.map(({anchor}) => anchor)).size).toBe(operations.length);
});
