/** Tests that built diagrams have text and a size, and that no page loads Mermaid. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import {diagramsOf} from '@portal/content/pages/diagrams';
import {build, builtPages, htmlOf} from '../../builtSite.ts';
import {openProject} from '../../../src/facts.ts';

const project = openProject(resolve(__dirname, '../../..'));
const withDiagrams = builtPages
  .map(({path, relativePath}) => ({
    path,
    count: diagramsOf(project.page(relativePath)).length,
  }))
  .filter(({count}) => count > 0);

test('there are pages with diagrams', () => {
  expect(withDiagrams.length).toBeGreaterThan(40);
});

test.each(withDiagrams)('$path shows its diagrams, each with text and a size', ({path, count}) => {
  const page = load(htmlOf(path));
  expect(page('figure.diagram')).toHaveLength(count);
  for (const drawing of page('figure.diagram svg')) {
    const svg = page(drawing);
    expect(svg.attr('role')).toBe('img');
    expect(svg.attr('aria-label')).toMatch(/\S/);
    expect(page(`#${svg.attr('aria-describedby')}`).text()).toMatch(/\S/);
    expect(svg.attr('viewBox')).toBe(`0 0 ${svg.attr('width')} ${svg.attr('height')}`);
    // Diagrams use the colors of the page, so they must not set any.
    expect(svg.find('style, foreignObject, script, [style], [fill], [stroke]')).toHaveLength(0);
  }
  expect(page('figure.diagram').text()).not.toContain('{{product.');
});

test('no script of the site contains Mermaid', () => {
  const scripts = join(build, 'docs/assets/js');
  const holding = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => /mermaidAPI|flowchart-v2/.test(readFileSync(join(scripts, file), 'utf8')));
  expect(holding).toEqual([]);
});
