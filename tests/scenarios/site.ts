/** Serves and reads the built site of a copy. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {load} from 'cheerio';
import {ask} from '@portal/hosting/server/fixture';
import {createServer, stop} from '@portal/hosting/server/createServer';
import type {Page} from '@portal/hosting/manifest/schema';

export class Site {
  readonly #docs: string;
  readonly #server: Server;
  readonly pages: readonly Page[];

  /** @param build - the folder of the build */
  constructor(build: string) {
    this.#docs = join(build, 'docs');
    this.#server = createServer({root: build});
    this.pages = JSON.parse(this.read('/pages.json')) as Page[];
  }

  async serve(): Promise<this> {
    await new Promise<void>((listening) => this.#server.listen(0, listening));
    return this;
  }

  close(): Promise<void> {
    return stop(this.#server);
  }

  get #port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  read(path: string): string {
    return readFileSync(join(this.#docs, path), 'utf8');
  }

  has(path: string): boolean {
    return existsSync(join(this.#docs, path));
  }

  html(route: string) {
    return load(this.read(route.endsWith('/') ? `${route}index.html` : route));
  }

  /** Follows redirects from an address. Returns their number, the last status and the last path. */
  async follow(path: string): Promise<{hops: number; status: number; path: string}> {
    let hops = 0;
    for (;;) {
      const {status, headers} = await ask({port: this.#port}, path);
      const to = headers.location;
      if (status !== 301 || to === undefined || !to.startsWith('/')) return {hops, status, path};
      hops += 1;
      path = to.replace(/#.*/, '');
    }
  }
}

/** Returns the Markdown of all pages in a folder of a built site, by file in it. */
export function markdownIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const own = files.filter((file) => file.endsWith('.md'));
  return Object.fromEntries(own.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}
