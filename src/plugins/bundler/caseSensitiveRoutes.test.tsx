import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import {matchRoutes, renderRoutes, type RouteConfig} from './caseSensitiveRoutes.tsx';

const page =
  (name: string): RouteConfig['component'] =>
  ({route, label = ''}: {route?: RouteConfig; label?: string}) => (
    <p>
      {name}
      {label}
      {renderRoutes(route?.routes, {label: ' of v2'})}
    </p>
  );

const routes: RouteConfig[] = [
  {path: '/docs/search/', exact: true, component: page('Search')},
  {
    path: '/docs/',
    component: page('Docs'),
    routes: [
      {path: '/docs/limits/', exact: true, component: page('Limits')},
      {path: '/docs/', exact: true, component: page('Start')},
    ],
  },
  {path: '*', component: page('Missing')},
];

test.each([
  ['/docs/search/', ['Search']],
  ['/docs/limits/', ['Docs', 'Limits of v2']],
  ['/docs/', ['Docs', 'Start of v2']],
  ['/DOCS/limits/', ['Missing']],
  ['/docs/Search/', ['Docs']],
  ['/docs/Limits/', ['Docs']],
])('%s leads to %j', (path, names) => {
  expect(matchRoutes(routes, path)).toHaveLength(names.length);
  const html = renderToStaticMarkup(
    <StaticRouter location={path}>{renderRoutes(routes)}</StaticRouter>,
  );
  expect(html.match(/[A-Z][^<]*/g)).toEqual(names);
});
