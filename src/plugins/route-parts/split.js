/**
 * Cuts the table of routes that Docusaurus generates, `routes.js` with `routesChunkNames.json` and
 * `registry.js`, in parts: one for each folder of pages, one for the pages beside them. The app
 * brings the frame and the start pages; the rest comes with whoever goes there.
 */
const {isDeepStrictEqual} = require('node:util');
const {runInNewContext} = require('node:vm');
const {restPart, sectionPart} = require('./names.js');

/**
 * @typedef {object} Route
 * @property {string} path
 * @property {{path: string, hash?: string}} component - what its component is created from
 * @property {boolean} [exact]
 * @property {Route[]} [routes]
 * @property {Parting} [parting] - where those of `routes` are that are not here
 */

/**
 * @typedef {object} Parting
 * @property {string} prefix - the address that all of them begin with, with a slash at its end
 * @property {string[]} sections - the folders that have a part of their own
 */

/**
 * @param {string} source - `routes.js`
 * @returns {Route[]}
 * @throws {Error} when it is written in another way than expected
 */
function readRoutes(source) {
  const [, json] =
    /^import React from 'react';\s*import ComponentCreator from '@docusaurus\/ComponentCreator';\s*export default (\[[^]*\]);\s*$/.exec(
      source,
    ) ?? [];
  if (json === undefined) {
    throw new Error(
      'Expected routes.js to import React and ComponentCreator and to export an array.',
    );
  }
  return runInNewContext(`(${json})`, {ComponentCreator: (path, hash) => ({path, hash})});
}

/** @param {string} path */
const folder = (path) => (path.endsWith('/') ? path : `${path}/`);

/**
 * @param {readonly Route[]} routes - the whole table
 * @returns {{kept: Route[], parts: Map<string, Route[]>}} the frame, and the routes of each part by
 *   its name
 */
function split(routes) {
  /** @type {Map<string, Route[]>} */
  const parts = new Map();

  /** @type {(route: Route) => Route} */
  function cut(route) {
    if (!route.routes) return route;
    const prefix = folder(route.path);
    /** @type {Map<string, Route[]>} */
    const byFolder = new Map();
    const kept = [];
    for (const inner of route.routes) {
      const [first] = inner.path.slice(prefix.length).split('/');
      const isPage = inner.exact && !inner.routes && inner.path.startsWith(prefix) && first;
      if (isPage) byFolder.set(first, [...(byFolder.get(first) ?? []), inner]);
      else kept.push(cut(inner));
    }
    if (byFolder.size === 0) return {...route, routes: kept};
    const sections = [...byFolder.keys()].filter((name) => byFolder.get(name).length > 1);
    for (const name of sections) parts.set(sectionPart(prefix + name), byFolder.get(name));
    const others = [...byFolder.values()].filter(({length}) => length === 1).flat();
    parts.set(restPart(prefix), others);
    return {...route, routes: kept, parting: {prefix, sections}};
  }

  return {kept: routes.map(cut), parts};
}

/**
 * The chunks that routes are made of.
 *
 * @param {readonly Route[]} routes
 * @param {Record<string, object>} chunkNames - `routesChunkNames.json`
 * @returns {{names: Record<string, object>, chunks: Set<string>}} what it says of them, and the names
 *   of the chunks themselves
 */
function chunksOf(routes, chunkNames) {
  /** @type {Record<string, object>} */
  const names = {};
  const chunks = new Set();
  const gather = (value) => {
    if (typeof value === 'string') chunks.add(value);
    else Object.values(value).forEach(gather);
  };
  const visit = ({component: {path, hash}, routes: inner = []}) => {
    const key = `${path}-${hash}`;
    if (key in chunkNames) {
      names[key] = chunkNames[key];
      gather(chunkNames[key]);
    }
    inner.forEach(visit);
  };
  routes.forEach(visit);
  return {names, chunks};
}

/**
 * @param {string} registry - `registry.js`
 * @returns {Map<string, string>} the lines of it, by the chunk that each is about
 * @throws {Error} when it is written in another way than expected
 */
function readRegistry(registry) {
  const [, body] = /^export default \{\n([^]*)\};\s*$/.exec(registry) ?? [];
  const lines = body?.split('\n').filter(Boolean) ?? [];
  const byChunk = new Map(lines.map((line) => [/^ {2}"([^"]+)": \[.*\],$/.exec(line)?.[1], line]));
  if (body === undefined || byChunk.has(undefined)) {
    throw new Error('Expected registry.js to export an object, a line for each chunk.');
  }
  return byChunk;
}

/** @param {Route} route */
function print({component: {path, hash}, routes, parting, ...attributes}) {
  const created = [path, ...(hash === undefined ? [] : [hash])].map((one) => JSON.stringify(one));
  const entries = Object.entries(attributes).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  entries.push(`component: ComponentCreator(${created.join(', ')})`);
  if (routes) {
    const list = printAll(routes);
    entries.push(`routes: ${parting ? `inParts(${list}, ${printParting(parting)})` : list}`);
  }
  return `{${entries.join(', ')}}`;
}

/** @param {readonly Route[]} routes */
const printAll = (routes) => `[\n${routes.map(print).join(',\n')}\n]`;

/** @param {string} name */
const printImport = (name) =>
  `() => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${JSON.stringify(`./routes.js?part=${name}`)})`;

/** @param {Parting} parting */
function printParting({prefix, sections}) {
  const loaders = sections.map(
    (name) => `${JSON.stringify(name)}: ${printImport(sectionPart(prefix + name))}`,
  );
  return `{prefix: ${JSON.stringify(prefix)}, sections: {${loaders.join(', ')}}, rest: ${printImport(restPart(prefix))}}`;
}

/** @typedef {{routes: string, registry: string, chunkNames: string}} Generated - the three files */

/** @param {Generated} generated */
function tableOf({routes, registry, chunkNames}) {
  const {kept, parts} = split(readRoutes(routes));
  const names = JSON.parse(chunkNames);
  const inParts = new Map(
    [...parts].map(([name, those]) => [name, {routes: those, ...chunksOf(those, names)}]),
  );
  const lines = readRegistry(registry);
  /** How many parts, and the frame, want a chunk: what several want comes with the app. */
  const wanted = new Map();
  for (const {chunks} of [chunksOf(kept, names), ...inParts.values()]) {
    for (const chunk of chunks) wanted.set(chunk, (wanted.get(chunk) ?? 0) + 1);
  }
  return {kept, names, inParts, lines, isShared: (chunk) => wanted.get(chunk) !== 1};
}

/** @type {{generated: Generated, table: ReturnType<typeof tableOf>} | undefined} */
let last;

/**
 * The table is cut once, and not again for each part of it.
 *
 * @param {Generated} generated
 */
function cutTable(generated) {
  if (!last || !isDeepStrictEqual(last.generated, generated)) {
    last = {generated, table: tableOf(generated)};
  }
  return last.table;
}

/**
 * @param {Generated} generated
 * @param {string} browserModule - the path of what adds the parts to the table
 * @returns {Generated} what the app brings
 */
function frame(generated, browserModule) {
  const {kept, names, inParts, lines, isShared} = cutTable(generated);
  const parted = [...inParts.values()];
  const isElsewhere = (chunk) => !isShared(chunk) && parted.some(({chunks}) => chunks.has(chunk));
  const left = [...lines].filter(([chunk]) => !isElsewhere(chunk)).map(([, line]) => line);
  return {
    routes: [
      `import ComponentCreator from '@docusaurus/ComponentCreator';`,
      `import {inParts} from ${JSON.stringify(browserModule)};`,
      `export default ${printAll(kept)};`,
    ].join('\n'),
    registry: `export default {\n${left.join('\n')}\n};\n`,
    chunkNames: JSON.stringify(chunksOf(kept, names).names),
  };
}

/**
 * @param {Generated} generated
 * @param {string} name - of a part
 * @returns {string} the module with its routes
 * @throws {Error} when there is no such part
 */
function part(generated, name) {
  const {inParts, lines, isShared} = cutTable(generated);
  const found = inParts.get(name);
  if (!found) throw new Error(`No part ${name}; there are ${[...inParts.keys()].join(', ')}.`);
  const own = [...found.chunks]
    .filter((chunk) => !isShared(chunk))
    .map((chunk) => lines.get(chunk));
  return [
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import registry from '@generated/registry';`,
    `import chunkNames from '@generated/routesChunkNames';`,
    `Object.assign(registry, {\n${own.join('\n')}\n});`,
    `Object.assign(chunkNames, ${JSON.stringify(found.names)});`,
    `export default ${printAll(found.routes)};`,
  ].join('\n');
}

module.exports = {frame, part};
