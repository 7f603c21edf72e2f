import {Client} from '@modelcontextprotocol/client';
import {InMemoryTransport} from '@modelcontextprotocol/server';
import {openDocs, type Docs} from './docs.ts';
import {files, testSource} from './fixture.ts';
import {makeServer} from './server.ts';

async function connect(open: () => Promise<Docs>) {
  const server = await makeServer(open);
  const [here, there] = InMemoryTransport.createLinkedPair();
  const client = new Client({name: 'test', version: '1.0.0'});
  await Promise.all([server.connect(here), client.connect(there)]);
  return client;
}

test('every tool accepts a word for nothing as an optional argument, and a number as text or the reverse', async () => {
  const client = await connect(openDocs(testSource()));
  const {tools} = await client.listTools();
  const right: Record<string, unknown> = {
    query: '404',
    path: '404',
    section: '404',
    limit: 3,
    version: '1',
  };
  const called: string[] = [];
  for (const {name, inputSchema} of tools) {
    const {properties = {}, required = []} = inputSchema as unknown as {
      properties?: Record<string, {type: string}>;
      required?: string[];
    };
    const needed = Object.fromEntries(required.map((key) => [key, right[key]]));
    const call = (given?: object) => client.callTool({name, arguments: given as never});
    if (required.length === 0) expect(await call()).toEqual(await call({}));
    for (const [key, {type}] of Object.entries(properties)) {
      called.push(`${name} ${key} ${type}`);
      const answer = await call({...needed, [key]: right[key]});
      const neighbor = type === 'string' ? Number(right[key]) : String(right[key]);
      expect(await call({...needed, [key]: neighbor})).toEqual(answer);
      for (const nothing of ['', ' ', 'null', 'None', 'undefined', undefined]) {
        const given = await call({...needed, [key]: nothing});
        if (!required.includes(key)) expect(given).toEqual(await call(needed));
        // A text, or an error that names the argument.
        else if (typeof nothing !== 'string') expect(JSON.stringify(given)).toContain(key);
      }
      expect(await call({...needed, [key]: [{}]})).toMatchObject({isError: true});
    }
  }
  expect(called).toEqual([
    'search_docs query string',
    'search_docs version string',
    'search_docs limit integer',
    'get_page path string',
    'get_page section string',
    'list_pages version string',
  ]);
  await client.close();
});

test('lists the pages that are left after a version was retired', async () => {
  let time = 0;
  const source = testSource();
  const open = openDocs(source, () => time);
  const client = await connect(open);
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
