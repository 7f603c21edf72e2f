/**
 * `npm run smoke -- <URL of the site>`: tests the essentials of a live site after a deploy.
 *
 *     npm run smoke -- https://docs.example.com [--plain] [--build build] [--wait 60]
 *
 * `--plain` is for hosts without redirects and headers, such as GitHub Pages. With `--build`, the
 * live start page must be the one from that build. `--wait` is how many seconds to wait until the
 * site passes.
 *
 * Exit code 0 if it passes, 1 if it doesn't, 2 for invalid arguments.
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {baseUrl} from '../src/config/site.ts';
import {operator} from '../src/facts.ts';
import {rootFilesOf} from '@portal/hosting/hosts/rootFiles';
import {redirectModel} from '../src/config/redirects.ts';
import {smokeFaults, type Live} from '@portal/hosting/smoke/questions';

const PAUSE = 3_000;

const ownFiles = resolve(__dirname, '../public');

function options(): {live: Live; seconds: number} {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      plain: {type: 'boolean', default: false},
      build: {type: 'string'},
      wait: {type: 'string', default: '60'},
    },
  });
  const [origin = ''] = positionals;
  if (positionals.length !== 1 || !URL.canParse(origin)) {
    throw new TypeError('Expected the URL of the site: npm run smoke -- https://docs.example.com');
  }
  if (!/^\d{1,4}$/.test(values.wait)) {
    throw new TypeError(`--wait is "${values.wait}". Expected a number of seconds.`);
  }
  const full = (path: string) => baseUrl + path.slice(1);
  const {redirects} = redirectModel;
  // Hosts that limit the number of redirects drop the last ones.
  const moved = [...redirects.slice(0, 1), ...redirects.slice(1).slice(-1)].map(({from, to}) => ({
    from: full(from),
    to: to.startsWith('/') ? full(to) : to,
  }));
  const live = {
    origin,
    base: baseUrl,
    moved,
    rootFiles: Object.keys(rootFilesOf(ownFiles, operator, {origin, base: baseUrl})).map(
      (file) => `/${file}`,
    ),
    isPlain: values.plain,
    ...(values.build !== undefined && {
      startPage: readFileSync(join(values.build, baseUrl, 'index.html'), 'utf8'),
    }),
  };
  return {live, seconds: Number(values.wait)};
}

async function main(): Promise<void> {
  const {live, seconds} = options();
  const until = Date.now() + seconds * 1000;
  let faults = await smokeFaults(live);
  while (faults.length > 0 && Date.now() + PAUSE < until) {
    await setTimeout(PAUSE);
    faults = await smokeFaults(live);
  }
  for (const fault of faults) console.error(fault);
  console.log(
    faults.length === 0 ? `${live.origin} passes all checks.` : `${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = error instanceof TypeError ? 2 : 1;
});
