import {Client} from '@modelcontextprotocol/client';
import {InMemoryTransport} from '@modelcontextprotocol/server';
import {openDocs} from './docs.ts';
import {files, testSource} from './fixture.ts';
import {makeServer} from './server.ts';

test('lists the pages that are left after a version was retired', async () => {
  let time = 0;
  const source = testSource();
  const open = openDocs(source, () => time);
  const server = await makeServer(open);
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'test', version: '1.0.0'});
  await Promise.all([server.connect(here), client.connect(there)]);
  expect((await client.listResources()).resources).toHaveLength(4);

  const {read} = source;
  const left = (JSON.parse(files['pages.json']!) as {key: string; version: string}[]).filter(
    ({version}) => version !== 'v1',
  );
  source.read = async (path) => (path === 'pages.json' ? JSON.stringify(left) : read(path));
  time = 300_001;
  const first = await open();
  while ((await open()) === first) await new Promise(setImmediate);
  const {resources} = await client.listResources();
  expect(resources.map(({name}) => name)).toEqual(left.map(({key}) => key));
  await client.close();
});
