/**
 * Compiles Markdown in as many threads as the machine has, where a build has many pages to compile:
 * the bundler waits for this more than for anything else, and Docusaurus does it in one thread.
 */
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {threadCount, WorkQueue} from '../../workQueue.ts';
import type {Compiled, Page} from './page.ts';

/** As many pages must wait before threads are started. */
const WORTH_THREADS = 150;

/** What the MDX loader of Docusaurus is given, as far as it matters here. */
interface LoaderOptions {
  /** None in tests of Docusaurus, of which it takes every process that jest starts for one. */
  processors?: {mdxProcessor: {process: (page: Page) => Promise<Compiled>}};
  resolveMarkdownLink?: unknown;
}

interface Rule {
  use?: {loader: string; options?: LoaderOptions}[];
}

/** Without functions, which cannot be sent. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

/** The options of the loader for documents; pages outside of them are few. */
function documentOptions(rules: readonly Rule[]): LoaderOptions {
  const found = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .find(({loader, options}) => /mdx-loader/.test(loader) && options?.resolveMarkdownLink);
  if (found?.options) return found.options;
  throw new Error(
    'Expected a rule of the docs plugin that loads Markdown; Docusaurus has another form now.',
  );
}

/** Starts a thread, which then waits for its options. */
const startThread = () => new Worker(join(__dirname, 'worker.js'));

const countPages = (cwd: string) => globSync('{docs,versioned_docs}/**/*.{md,mdx}', {cwd}).length;

/** Whether there will be enough to compile: what the bundler remembers is not compiled again. */
const isWorthThreads = ({siteDir}: LoadContext) =>
  process.env.NODE_ENV === 'production' &&
  !existsSync(join(siteDir, 'node_modules/.cache/rspack')) &&
  countPages(siteDir) >= WORTH_THREADS;

export default function pageThreads(context: LoadContext): Plugin {
  // They start while Docusaurus loads the site, which it does in one thread.
  const started = Array.from({length: isWorthThreads(context) ? threadCount() : 0}, startThread);
  // Nobody waits for one that nothing is asked of.
  for (const thread of started) thread.unref();
  return {
    name: 'page-threads',
    configureWebpack(config, isServer) {
      // Both sides share the loader's options, and so what was compiled for one.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const options = documentOptions((config.module?.rules ?? []) as Rule[]);
      if (!options.processors) return {};
      const {mdxProcessor} = options.processors;
      const thread = () => {
        const one = started.pop() ?? startThread();
        one.ref();
        one.postMessage(plain(options));
        return one;
      };
      const here = mdxProcessor.process;
      mdxProcessor.process = new WorkQueue({here, thread, worthThreads: WORTH_THREADS}).add;
      return {};
    },
  };
}
