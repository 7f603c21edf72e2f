/** For tests: a small build folder with a secret next to it, a server for it, and requests. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request, type IncomingHttpHeaders, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {compressFolder} from '../finishing/compress.ts';
import {hostsFolder} from '../hosts/shared.ts';
import {hostModel} from '../rules/model.ts';
import {createServer} from './createServer.ts';
import {listen} from './listen.ts';

/** A free port of this machine. */
export const ANY_PORT = {host: '127.0.0.1', port: 0};

const SECRET = 'outside of the build';

const page = (name: string) => `<!doctype html><title>${name}</title>${'<p>words</p>'.repeat(200)}`;

const files: Record<string, string> = {
  'build/docs/index.html': page('Start'),
  'build/docs/404.html': page('Not found'),
  'build/docs/limits/index.html': page('Limits'),
  'build/docs/limits/index.md': `# Limits\n${'words '.repeat(300)}\n`,
  'build/docs/404.md': '# Not found\n',
  'build/docs/cron/index.html': page('Redirect page of a plain host'),
  'build/docs/quickstart/create-new-workflow.html': page('Create a workflow'),
  'build/docs/assets/js/main.1a2b3c.js': `const words = '${'word '.repeat(500)}';`,
  'build/docs/assets/js/tiny.4d5e6f.js': 'const tiny = 1;',
  'build/docs/openapi.yaml': `openapi: 3.1.0\ndescription: ${'word '.repeat(500)}\n`,
  'build/docs/img/logo.png': '0123456789',
  'build/docs/.hidden': SECRET,
  'build/.sources': SECRET,
  'build/robots.txt': 'User-agent: *\n',
  'build/.well-known/security.txt': 'Contact: mailto:security@acme.example\n',
  'build/.well-known/other.txt': SECRET,
  'secret.txt': SECRET,
};

export interface Fixture {
  root: string;
  server: Server;
  port: number;
  /** The server's own errors. */
  reports: unknown[];
}

/** Writes the fixture build and starts a server on a free port. */
export async function startFixture(): Promise<Fixture> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  const root = join(folder, 'build');
  await compressFolder(join(root, 'docs'));
  const model = hostModel({
    base: '/docs/',
    origin: 'https://acme.example',
    routes: ['/docs/', '/docs/limits/', '/docs/quickstart/create-new-workflow.html'],
    documents: new Set(['/docs/limits/']),
    unindexed: [],
    redirects: {
      redirects: [
        {from: '/cron', to: '/limits/'},
        {from: '/part', to: '/limits/#http'},
        {from: '/docs/apps/all-apps', to: 'https://product.example/apps'},
        {from: '/v2', to: '/'},
        {from: '/v2/limits', to: '/limits/'},
        {from: '/v2/cron', to: '/limits/'},
      ],
      prefixes: [{from: '/v2/', to: '/'}],
    },
    sharedFiles: ['openapi.yaml'],
    rootFiles: ['robots.txt', '.well-known/security.txt'],
  });
  mkdirSync(hostsFolder(root));
  writeFileSync(join(hostsFolder(root), 'host.json'), JSON.stringify(model));
  const reports: unknown[] = [];
  const server = createServer({root, report: (error) => reports.push(error)});
  return {root, server, port: await listen(server, ANY_PORT), reports};
}

/** Removes what `startFixture` wrote. */
export const removeFixture = ({root}: Fixture) => rmSync(dirname(root), {recursive: true});

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends one request on its own connection, without following redirects or decoding the body. */
export function ask(
  {port}: {port: number},
  path: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {host: '127.0.0.1', port, path, method, headers, agent: false},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sent.on('error', reject).end();
  });
}
