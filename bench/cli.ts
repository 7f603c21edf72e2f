/**
 * `npm run bench`: measures, prints, and records the results in `bench/results/`. Arguments select
 * benchmarks: `npm run bench -- peers`. Nothing passes or fails here, because timings differ
 * between machines.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {cpus, totalmem} from 'node:os';
import {join} from 'node:path';
import {installedChromium} from '../scripts/chromium.ts';
import {measureAppStart} from './appStart.ts';
import {measureChecks} from './checks.ts';
import {measureLighthouse} from './lighthousePages.ts';
import {measurePeers} from './peers.ts';
import {measureSearch} from './search.ts';
import {toMarkdown, type Table} from './table.ts';

const benches: Record<string, () => Table | Promise<Table>> = {
  'app-start': measureAppStart,
  checks: measureChecks,
  lighthouse: measureLighthouse,
  search: measureSearch,
  peers: measurePeers,
};

/** The benchmarks that open pages in a browser. */
const inBrowser = ['app-start', 'lighthouse', ...(process.env.BUILDS ? [] : ['peers'])];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark "${unknown.join('", "')}". Expected one of ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(2);
}

const results = join(__dirname, 'results');
mkdirSync(results, {recursive: true});
const machine = `${cpus().length} × ${cpus()[0]!.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;

async function main(): Promise<void> {
  const wanted = Object.entries(benches).filter(
    ([name]) => asked.length === 0 || asked.includes(name),
  );
  // Before minutes of building, not after.
  if (wanted.some(([name]) => inBrowser.includes(name))) {
    try {
      installedChromium();
    } catch (error) {
      console.error((error as Error).message);
      process.exitCode = 2;
      return;
    }
  }
  for (const [name, measure] of wanted) {
    const table = await measure();
    const text = `# ${table.title}\n\n\`npm run bench -- ${name}\` on ${machine}\n\n${toMarkdown(table)}`;
    console.log(text);
    writeFileSync(join(results, `${name}.md`), text);
    writeFileSync(
      join(results, `${name}.json`),
      `${JSON.stringify({machine, ...table}, null, 2)}\n`,
    );
  }
}

void main();
