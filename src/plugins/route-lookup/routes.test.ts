import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {matchPath as originalMatchPath, type RouteProps, StaticRouter} from 'react-router';
import * as original from 'react-router-config';
import type {RouteConfig} from 'react-router-config';
import {matchPath} from './router.ts';
import {matchRoutes, renderRoutes} from './routes.ts';

const leaf = (name: string) => () => createElement('p', null, name);
const parent = (name: string) =>
  function Parent({route}: {route?: {routes?: RouteConfig[]}}) {
    return createElement('div', {title: name}, renderRoutes(route!.routes));
  };

/** As Docusaurus writes them: versions in a root, a start page beside its own folder, a catch-all. */
const routes: RouteConfig[] = [
  {path: '/docs/search/', exact: true, component: leaf('search')},
  {
    path: '/docs/',
    component: parent('docs'),
    routes: [
      {
        path: '/docs/v1',
        component: parent('v1'),
        routes: [{path: '/docs/v1/limits/', exact: true, component: leaf('v1 limits')}],
      },
      {
        path: '/docs/',
        component: parent('v2'),
        routes: [
          {path: '/docs/', exact: true, component: leaf('start')},
          {path: '/docs/limits/', exact: true, component: leaf('limits')},
          {path: '/docs/Limits', exact: true, component: leaf('hidden by the one before')},
          {path: '/docs/one.html', exact: true, component: leaf('one')},
          {path: '/docs/item/:id', exact: true, component: leaf('item')},
        ],
      },
    ],
  },
  {path: '*', component: leaf('not found')},
];

const addresses = [
  ...['/docs/', '/docs', '/docs/limits/', '/docs/limits', '/docs/LIMITS/', '/docs/limits//'],
  ...['/docs/v1/limits/', '/docs/v1/', '/docs/v1/none/', '/docs/one.html', '/docs/one.html/'],
  ...['/docs/onexhtml', '/docs/item/7', '/docs/search/', '/docs/none/', '/', '/elsewhere/', ''],
];

test.each(addresses)('%p matches what the original matches', (address) => {
  expect(matchRoutes(routes, address)).toEqual(original.matchRoutes(routes, address));
});

test.each(addresses.filter((address) => address !== ''))('%p shows the same', (address) => {
  const shown = (render: typeof renderRoutes) =>
    renderToStaticMarkup(createElement(StaticRouter, {location: address}, render(routes)));
  expect(shown(renderRoutes)).toBe(shown(original.renderRoutes as typeof renderRoutes));
});

const flat = (some: readonly RouteConfig[]): RouteConfig[] =>
  some.flatMap((route) => [route, ...flat(route.routes ?? [])]);

test.each(addresses)('%p matches the same routes one by one', (address) => {
  for (const route of flat(routes) as (RouteConfig & RouteProps)[]) {
    expect(matchPath(address, route)).toEqual(originalMatchPath(address, route));
  }
});

test('one by one, routes of another length are not tried', () => {
  const untried = (path: string) =>
    Object.defineProperty({path, exact: true}, 'strict', {
      get: () => {
        throw new Error('It was tried.');
      },
    }) as RouteConfig;
  expect(matchPath('/docs/limits/', untried('/docs/a/') as never)).toBeNull();
  expect(() => matchPath('/docs/limits/', untried('/docs/limits') as never)).toThrow('tried');
});

test('does not try every route', () => {
  let tried = 0;
  const many = Array.from({length: 1_000}, (_, at): RouteConfig => {
    const route = {path: `/docs/page-${at}/`, exact: true};
    return Object.defineProperty(route, 'strict', {get: () => void tried++}) as RouteConfig;
  });
  expect(matchRoutes(many, '/docs/page-999/')).toHaveLength(1);
  expect(tried).toBe(1);
});

test('a route without a path stands for the one around it', () => {
  const bare: RouteConfig[] = [{component: leaf('bare'), routes: [{path: '/a', exact: true}]}];
  expect(matchRoutes(bare, '/a')).toEqual(original.matchRoutes(bare, '/a'));
});

test('a list that has grown is looked up anew', () => {
  const growing: RouteConfig[] = [{path: '/a/', exact: true}];
  expect(matchRoutes(growing, '/b/')).toEqual([]);
  growing.push({path: '/b/', exact: true});
  expect(matchRoutes(growing, '/b/')).toHaveLength(1);
});
