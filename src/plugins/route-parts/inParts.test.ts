import type {RouteConfig} from 'react-router-config';

const asked: string[] = [];

const load = (...paths: string[]) => {
  const routes = paths.map((path): RouteConfig => ({path, exact: true}));
  return () => {
    asked.push(paths[0]!);
    return Promise.resolve({default: routes});
  };
};

const paths = (routes: readonly RouteConfig[]) => routes.map(({path}) => path);

/** Lists are kept in the module: each test has its own. */
async function fresh() {
  jest.resetModules();
  asked.length = 0;
  const {inParts, hasRoutes, loadRoutes} = await import('./inParts.ts');
  const v2 = inParts([{path: '/docs/'}], {
    prefix: '/docs/',
    sections: {code: load('/docs/code/', '/docs/code/bash/')},
    rest: load('/docs/limits/'),
  });
  const v1 = inParts([{path: '/docs/v1/'}], {
    prefix: '/docs/v1/',
    sections: {code: load('/docs/v1/code/')},
    rest: load('/docs/v1/limits/'),
  });
  return {hasRoutes, loadRoutes, v2, v1};
}

test('the routes of a folder come when a page of it is asked for, once', async () => {
  const {hasRoutes, loadRoutes, v2} = await fresh();
  expect(hasRoutes('/docs/code/')).toBe(false);
  await Promise.all([loadRoutes('/docs/code/bash/'), loadRoutes('/docs/Code')]);
  await loadRoutes('/docs/code/nodejs/');
  expect(hasRoutes('/docs/code/')).toBe(true);
  expect(paths(v2)).toEqual(['/docs/', '/docs/code/', '/docs/code/bash/']);
});

test('versions within the folder of another are lists of their own', async () => {
  const {loadRoutes, v2, v1} = await fresh();
  await loadRoutes('/docs/v1/code/');
  await loadRoutes('/docs/v1/none/');
  expect(paths(v1)).toEqual(['/docs/v1/', '/docs/v1/code/', '/docs/v1/limits/']);
  expect(paths(v2)).toEqual(['/docs/']);
});

test.each(['/docs/', '/docs', '/docs/v1/', '/elsewhere/'])('%s needs no part', async (path) => {
  const {loadRoutes} = await fresh();
  await loadRoutes(path);
  expect(asked).toEqual([]);
});

test('a part that cannot be loaded is told, and can be asked for again', async () => {
  const {loadRoutes} = await fresh();
  const {inParts} = await import('./inParts.ts');
  const rest = jest
    .fn<Promise<{default: RouteConfig[]}>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue({default: [{path: '/more/a/'}]});
  const more = inParts([], {prefix: '/more/', sections: {}, rest});
  await expect(loadRoutes('/more/a/')).rejects.toThrow('gone');
  await loadRoutes('/more/a/');
  expect(paths(more)).toEqual(['/more/a/']);
});
