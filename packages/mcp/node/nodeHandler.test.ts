import {listen} from '@portal/hosting/server/listen';
import {testSource} from '../core/fixture.ts';
import {mcpServer} from './nodeHandler.ts';

const limits = {requests: 5, body: 2000, timeout: 5000};

test.each([
  ['/docs/mcp', 200],
  ['/docs/mcp?session=1', 200],
  ['/docs/other', 404],
])('responds at %s with %i', async (path, status) => {
  const server = mcpServer(testSource(), {hosts: [], limits, path: '/docs/mcp'});
  const port = await listen(server, {host: '127.0.0.1', port: 0});
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      cookie: 'x'.repeat(30 * 1024),
    },
    body: '{"jsonrpc":"2.0","id":1,"method":"ping"}',
  });
  await response.text();
  server.close();
  expect(response.status).toBe(status);
});
