import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {globSync} from 'tinyglobby';
import {FOLDER, sitesDir} from './grownSite.ts';
import {root} from './run.ts';

/**
 * The packages of the other generators, in a folder of their own. The benchmark installs them if
 * they're missing.
 */
export const peersDir = join(root, 'bench/peers');

/** The Markdown version of a page of the portal, without its title. */
export interface Twin {
  /** Its URL in the portal, such as `/docs/limits/`. */
  path: string;
  title: string;
  body: string;
}

/** A generator that builds the same text. */
export interface Peer {
  name: string;
  /** Writes the pages into a folder as a project of this generator. */
  write: (site: string, twins: Twin[]) => void;
  /** The build command to run in that folder. */
  build: [string, ...string[]];
  /** The output folder for `/docs/`, relative to the project. */
  output: string;
  /** The source file of a page, by its index in the list. */
  page: (at: number) => string;
  /** The URL of a page, by its index in the list. */
  address: (at: number) => string;
}

/** The Markdown versions of the pages of a built site, sorted by URL. */
export function readTwins(build: string): Twin[] {
  return globSync('docs/**/index.md', {cwd: build})
    .sort()
    .map((file) => {
      const [, title, body] =
        /^# (.*)\n([^]*)$/m.exec(readFileSync(join(build, file), 'utf8')) ?? [];
      if (title === undefined) throw new Error(`${file} has no title.`);
      return {
        path: `/${file.replace(/index\.md$/, '').replace(/\.md$/, '.html')}`,
        title,
        body: body!,
      };
    });
}

function put(site: string, path: string, text: string): void {
  const file = join(site, path);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

const folder = (at: number) => `part-${Math.floor(at / FOLDER) + 1}`;
const address = (at: number) => `${folder(at)}/page-${at + 1}`;

const page = ({title, body}: Omit<Twin, 'path'>) =>
  `---\ntitle: ${JSON.stringify(title)}\n---\n\n${body}`;

/** The folders with their pages, for sidebars that list every page. */
function branches(twins: Twin[]): {text: string; items: {text: string; link: string}[]}[] {
  const names = [...new Set(twins.map((_, at) => folder(at)))];
  return names.map((text) => ({
    text,
    items: twins.flatMap(({title}, at) =>
      folder(at) === text ? [{text: title, link: `/${address(at)}`}] : [],
    ),
  }));
}

const starlight: Peer = {
  name: 'Starlight',
  // Astro needs a newer Node than the portal, so it runs on the npm package `node`.
  build: [
    join(peersDir, 'node_modules/node/bin/node'),
    'node_modules/astro/bin/astro.mjs',
    'build',
  ],
  output: 'dist',
  page: (at) => `src/content/docs/${address(at)}.md`,
  address: (at) => `/docs/${address(at)}/`,
  write(site, twins) {
    // Astro bundles the packages that package.json lists.
    const dependencies = {'@astrojs/starlight': '*', astro: '*'};
    put(site, 'package.json', JSON.stringify({type: 'module', private: true, dependencies}));
    put(
      site,
      'astro.config.mjs',
      `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  site: 'https://docs.example.com', base: '/docs',
  integrations: [starlight({title: 'Docs', sidebar: ${JSON.stringify(
    branches(twins).map(({text}) => ({
      label: text,
      collapsed: true,
      items: [{autogenerate: {directory: text}}],
    })),
  )}})],
});
`,
    );
    put(
      site,
      'src/content.config.ts',
      `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
    );
    put(site, 'src/content/docs/index.md', page({title: 'Docs', body: 'All pages.\n'}));
    twins.forEach((twin, at) => put(site, this.page(at), page(twin)));
  },
};

const vitepress: Peer = {
  name: 'VitePress',
  build: [process.execPath, 'node_modules/vitepress/bin/vitepress.js', 'build'],
  output: '.vitepress/dist',
  page: (at) => `${address(at)}.md`,
  address: (at) => `/docs/${address(at)}.html`,
  write(site, twins) {
    put(site, 'package.json', '{"type": "module", "private": true}\n');
    put(
      site,
      '.vitepress/config.mjs',
      `export default {
  title: 'Docs', base: '/docs/', cleanUrls: false, ignoreDeadLinks: true,
  // Our pages mention tags and double braces, which Vue would interpret.
  markdown: {html: false},
  vue: {template: {compilerOptions: {delimiters: ['[[[', ']]]']}}},
  themeConfig: {search: {provider: 'local'}, sidebar: ${JSON.stringify(
    branches(twins).map((branch) => ({...branch, collapsed: true})),
  )}},
};
`,
    );
    // VitePress doesn't show the title from the front matter, so the heading is in the text. Its ID must
    // differ from those of the page's sections.
    const titled = ({title, body}: Omit<Twin, 'path'>) =>
      page({title, body: `# ${title} {#page-title}\n\n${body}`});
    put(site, 'index.md', titled({title: 'Docs', body: 'All pages.\n'}));
    twins.forEach((twin, at) => put(site, this.page(at), titled(twin)));
  },
};

const peers: readonly Peer[] = [starlight, vitepress];

/**
 * The generators to compare with.
 *
 * @param names - comma-separated, or `none`. Without it, all of them
 * @throws Error if there's no generator of that name
 */
export function wantedPeers(names?: string): readonly Peer[] {
  if (names === undefined) return peers;
  if (names === 'none') return [];
  return names.split(',').map((wanted) => {
    const peer = peers.find(({name}) => name === wanted.trim());
    if (peer) return peer;
    const known = peers.map(({name}) => name).join(', ');
    throw new Error(`PEERS has no generator "${wanted}". Expected ${known}, or none.`);
  });
}

/**
 * Writes the project of another generator with these pages, ready to build, and returns its folder.
 */
export function peerSite(peer: Peer, twins: Twin[]): string {
  const site = join(sitesDir, peer.name.toLowerCase());
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  // Hard links, because Astro treats symbolic links to its own packages as foreign.
  execFileSync('cp', ['-al', join(peersDir, 'node_modules'), join(site, 'node_modules')]);
  peer.write(site, twins);
  return site;
}
