/**
 * The smallest portal: the name and the domain in `data/`, and one page, at a path of its own and at the root of its
 * host. Each feature whose data are missing (versions, menus, guides, reference, limits, redirects, search words) does
 * nothing.
 */
import {join} from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {serverNames, startServer} from '../helpers/allServers.ts';
import {product} from '../../src/facts.ts';
import {ask, smallSite} from './smallSite.ts';

const files = {
  'data/product.yaml': 'name: Tiny Garden\ndomain: garden.test\n',
  'data/policy.yaml': 'frame-src: [https://player.example.com]\ninlineStyles: true\n',
  'docs/index.mdx': `---
title: First steps
short_description: What to do first, and what to do after that.
slug: /
---

{{product.name}} waters your plants.

## Water a plant {#water}

\`\`\`bash
{{product.cli}} water
\`\`\`

<iframe src="https://player.example.com/1" title="Watering" style={{border: 0}} />
`,
  'sidebars.ts': "export default {documentation: ['index']};\n",
  'versions.json': '[]\n',
};

const site = smallSite(files);
const {root, read} = site;
afterAll(site.remove);

let output: string;

function build(base: string): void {
  const docsUrl = `docsUrl: https://garden.test${base.slice(0, -1)}\n`;
  site.write('data/product.yaml', files['data/product.yaml'] + docsUrl);
  output = site.build();
}

describe.each(['/a/b/', '/'])('at %s', (base) => {
  const start = `.${base}`;
  beforeAll(() => build(base));

  test('it builds without a warning, with its own name on every page', () => {
    expect(output).not.toMatch(/warn/i);
    const page = load(read(`${start}index.html`));
    expect(page('title').text()).toBe('First steps | Tiny Garden docs');
    expect(page('link[rel=canonical]').attr('href')).toBe(`https://garden.test${base}`);
    expect(page('h1 ~ p, header ~ p').first().text()).toBe('Tiny Garden waters your plants.');
    expect(page('#water').text()).toContain('Water a plant');
    expect(page('pre').text()).toBe('tinygarden water\n');
    expect(page('.navbar').text()).not.toContain('version');
    const policy = page('meta[http-equiv=Content-Security-Policy]').attr('content');
    expect(policy).toContain('frame-src https://player.example.com;');
    // printf 'border:0' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain(
      "'unsafe-hashes' 'sha256-ZDjCdTstFUpLDovBdF6MXbSPB35alPr6sy4CYtyHSA4='",
    );
  });

  test('its pages are found, described and served as on any portal', () => {
    expect(read(`${start}search-titles.json`)).toContain('Water a plant');
    expect(read(`${start}llms.txt`)).toContain('> How to use Tiny Garden.');
    const pages = JSON.parse(read(`${start}pages.json`)) as {path: string}[];
    expect(pages.map(({path}) => path)).toEqual([base]);
  });

  test.each(serverNames)('%s has it at its path, and leads there', async (name) => {
    expect(output).toContain(`The site is in ${join('build', base, '.')}.`);
    const {port, stop} = await startServer(name, join(root, 'build'));
    const entry = base === '/' ? '200' : `301 ${base}`;
    expect(await ask(port, '/')).toBe(entry);
    expect(await ask(port, base.slice(0, -1))).toBe(entry);
    expect(await ask(port, base)).toBe('200');
    expect(await ask(port, `${base}index.html`)).toBe(`301 ${base}`);
    expect(await ask(port, `${base}search`)).toBe(`301 ${base}search/`);
    expect(await ask(port, `${base}search/`)).toBe('200');
    expect(await ask(port, '/robots.txt')).toBe('200');
    for (const missing of ['/docs/', '/hosts/nginx.conf', '/nginx.conf', '/host.json'])
      expect(`${missing} ${await ask(port, missing)}`).toBe(`${missing} 404`);
    await stop();
  });

  test('nothing in it names the product whose data are gone', () => {
    const built = globSync('**/*.{html,js,json,css,txt,md,xml,yaml,conf}', {
      cwd: join(root, 'build'),
    });
    expect(built).toContain(join(base, 'index.html').slice(1));
    const named = built.filter((file) => read(file).toLowerCase().includes(product.slug));
    expect(named).toEqual([]);
    expect(built.filter((file) => /openapi|guides/.test(file))).toEqual([]);
  });
});
