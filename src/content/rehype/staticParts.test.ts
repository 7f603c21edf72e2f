import type {Element, ElementContent, Properties, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {headerCells} from './headerCells.ts';
import {staticParts} from './staticParts.ts';

type Child = Element | string;

function el(tagName: string, ...children: Child[]): Element {
  const content = children.map((child): ElementContent =>
    typeof child === 'string' ? {type: 'text', value: child} : child,
  );
  return {type: 'element', tagName, properties: {}, children: content};
}

const having = (properties: Properties, one: Element): Element => ({...one, properties});

const root = (...children: Element[]): Root => ({type: 'root', children});

/** What is put in as HTML, each with the component that holds it. */
function held(tree: Root): string[] {
  headerCells()(tree);
  staticParts({baseUrl: '/docs/'})(tree);
  const found: string[] = [];
  visit(tree, 'mdxJsxFlowElement', ({name, attributes}) => {
    for (const {value} of attributes) {
      if (value && typeof value === 'object') found.push(`${name} ${value.value}`);
    }
  });
  return found;
}

const html = (name: string, content: string) => `${name} {__html: ${JSON.stringify(content)}}`;

test('a paragraph with code and stress is HTML, one of text alone is left', () => {
  const said = el('p', 'Run ', el('code', 'a < b'), ' ', el('em', 'now'), '.');
  expect(held(root(said, el('p', 'Text.')))).toEqual([
    html('p', 'Run <code>a &#x3C; b</code> <em>now</em>.'),
  ]);
});

test('a list is one part, without the space between its items', () => {
  const list = el('ul', '\n', el('li', 'One'), '\n', el('li', el('p', 'Two')), '\n');
  expect(held(root(list))).toEqual([html('ul', '<li>One</li><li><p>Two</p></li>')]);
});

test('a table is the content of its frame; an empty corner in it is no header', () => {
  const head = el('thead', '\n', el('tr', el('th'), el('th', 'A')));
  expect(held(root(el('table', head, el('tbody', el('tr', el('td', '1'))))))).toEqual([
    html(
      'ScrollTable',
      '<thead><tr><td></td><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody>',
    ),
  ]);
});

test('a heading keeps its anchor, of text alone too', () => {
  const tree = root(
    having({id: 'a'}, el('h2', 'Use ', el('code', 'wl'))),
    having({id: 'b'}, el('h3', 'Text')),
    el('h2', el('em', 'No anchor')),
  );
  expect(held(tree)).toEqual([html('Heading', 'Use <code>wl</code>')]);
  const [first, second, third] = tree.children as unknown as MdxJsxFlowElementHast[];
  expect(first!.attributes.slice(0, 2).map(({value}) => value)).toEqual(['h2', 'a']);
  expect(second).toMatchObject({name: 'Heading', children: [{type: 'text', value: 'Text'}]});
  expect(third).toMatchObject({tagName: 'h2'});
});

test('links are HTML, and those within the site are told to the build, each once', () => {
  const link = (href: string) => having({href}, el('a', 'x'));
  const tree = root(
    el('p', link('/limits/#memory'), link('#here'), link('https://wireloom.example/')),
    el('ul', el('li', link('/limits/#memory'))),
  );
  expect(held(tree)).toEqual([
    html(
      'p',
      '<a href="/docs/limits/#memory">x</a><a href="#here">x</a>' +
        '<a href="https://wireloom.example/" target="_blank" rel="noopener noreferrer">x</a>',
    ),
    html('ul', '<li><a href="/docs/limits/#memory">x</a></li>'),
  ]);
  const [told] = tree.children.slice(-1) as unknown as MdxJsxFlowElementHast[];
  expect(told).toMatchObject({
    name: 'StaticLinks',
    attributes: [{name: 'to', value: '/docs/limits/#memory #here'}],
  });
});

test.each([
  ['a link to a file', having({href: 'pathname:///docs/x.yaml'}, el('a', 'x'))],
  ['an image', having({src: '/x.svg'}, el('img'))],
  ['what can be linked to', having({id: 'x'}, el('strong', 'x'))],
  ['what has a style', having({style: 'color:red'}, el('strong', 'x'))],
  ['code of several lines', el('code', 'a\nb')],
])('%s is left to the theme, and so is all around it', (_, part) => {
  expect(held(root(el('blockquote', el('p', 'See ', part))))).toEqual([]);
  const plain = el('tr', el('td', el('em', 'b')));
  expect(held(root(el('table', el('tbody', el('tr', el('td', part)), plain))))).toEqual([
    html('tr', '<td><em>b</em></td>'),
  ]);
});

test('elements that the page writes itself count where they are plain, components never', () => {
  const jsx = (name: string, value: unknown) => {
    const attributes = [{type: 'mdxJsxAttribute', name: 'className', value}];
    const own = {type: 'mdxJsxTextElement', name, attributes, children: []};
    return held(root(el('p', el('em', 'a'), own as never)));
  };
  expect(jsx('span', 'type')).toEqual([html('p', '<em>a</em><span class="type"></span>')]);
  expect(jsx('OperatorFact', 'type')).toEqual([]);
  expect(jsx('a', 'type')).toEqual([]);
  expect(jsx('span', {type: 'mdxJsxAttributeValueExpression', value: 'x'})).toEqual([]);
});
