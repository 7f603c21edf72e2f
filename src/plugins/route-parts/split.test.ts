import {frame, part} from './split.js';

const page = (path: string, hash: string) =>
  `{path: '${path}', component: ComponentCreator('${path}', '${hash}'), exact: true, sidebar: "documentation"}`;

/** As Docusaurus writes it: a frame within a frame, a start page, a folder, a page beside it. */
const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  ${page('/docs/search/', 'a00')},
  {path: '/docs/', component: ComponentCreator('/docs/', 'a01'), routes: [
    ${page('/docs/', 'a02')},
    ${page('/docs/code/', 'a03')},
    ${page('/docs/code/bash/', 'a04')},
    ${page('/docs/limits/', 'a05')}
  ]},
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

const chunkNames = JSON.stringify({
  '/docs/search/-a00': {__comp: 'search', __context: {plugin: 'context'}},
  '/docs/-a01': {__comp: 'frame'},
  '/docs/-a02': {__comp: 'item', content: 'start'},
  '/docs/code/-a03': {__comp: 'item', content: 'code'},
  '/docs/code/bash/-a04': {__comp: 'item', content: 'bash'},
  '/docs/limits/-a05': {__comp: 'item', content: 'limits'},
});

const line = (chunk: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "@site/${chunk}"), "@site/${chunk}", require.resolveWeak("@site/${chunk}")],`;

const chunks = ['bash', 'code', 'context', 'frame', 'item', 'limits', 'search', 'start'];
const registry = `export default {\n${chunks.map(line).join('\n')}};\n`;

const generated = {routes, registry, chunkNames};

const chunksIn = (text: string) =>
  [...text.matchAll(/^ {2}"(\w+)": \[/gm)].map(([, chunk]) => chunk);

const pathsIn = (text: string) => [...text.matchAll(/"path": "([^"]+)"/g)].map(([, path]) => path);

test('the app brings frames, start pages, and what is in no frame', () => {
  const kept = frame(generated, '/inParts.ts');
  expect(pathsIn(kept.routes)).toEqual(['/docs/search/', '/docs/', '/docs/', '*']);
  expect(kept.routes).toContain('import {inParts} from "/inParts.ts";');
  expect(chunksIn(kept.registry)).toEqual(['context', 'frame', 'item', 'search', 'start']);
  expect(Object.keys(JSON.parse(kept.chunkNames) as object)).toEqual([
    '/docs/search/-a00',
    '/docs/-a01',
    '/docs/-a02',
  ]);
});

test('the frame says where the others are', () => {
  const kept = frame(generated, '/inParts.ts').routes;
  expect(kept).toContain('{prefix: "/docs/", sections: {"code": () => import(');
  expect(kept).toContain(
    '/* webpackChunkName: "routes~docs~code" */ "./routes.js?part=routes~docs~code"',
  );
  expect(kept).toContain('"./routes.js?part=routes-beside~docs"');
});

test.each([
  ['routes~docs~code', ['/docs/code/', '/docs/code/bash/'], ['code', 'bash']],
  ['routes-beside~docs', ['/docs/limits/'], ['limits']],
])('%s has its routes, with the chunks that no other needs', (name, paths, own) => {
  const text = part(generated, name);
  expect(pathsIn(text)).toEqual(paths);
  expect(chunksIn(text)).toEqual(own);
  expect(text).toContain(`"content":"${own[0]}"`);
});

test('a part that does not exist is told, with those that do', () => {
  expect(() => part(generated, 'routes~none')).toThrow(
    'No part routes~none; there are routes~docs~code, routes-beside~docs.',
  );
});

test.each([
  ['routes', 'Expected routes.js to import React'],
  ['registry', 'Expected registry.js to export an object'],
] as const)('%s in another form stops the build', (file, message) => {
  expect(() => frame({...generated, [file]: 'module.exports = {};'}, '')).toThrow(message);
});
