/** The version menu, from every page in both directions. */
import {wayAcross} from '../../src/content/counterpart.ts';
import {expect, hydrated, test} from './fixtures.ts';
import {builtPages} from './pages.ts';

const routeOf = (path: string) => path.replace(/^\/docs/, '');
const titleAt = (route: string) => builtPages.find(({path}) => path === `/docs${route}`)!.title;

for (const {path, title, headers} of builtPages) {
  const {route} = wayAcross(routeOf(path));
  const other = route.startsWith('/v1/') ? 'v1' : 'v2';

  test(`${path} leads to ${route}, at the same heading where there is one`, async ({page}) => {
    const hash = headers[0] ? `#${headers[0].slug}` : '';
    await page.goto(path + hash);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await hydrated(page);
    await page.getByRole('button', {name: /Docs version/}).hover();
    await page.locator('.navbar .dropdown__link', {hasText: other}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(titleAt(route));
    const there = builtPages.find((built) => built.path === `/docs${route}`)!;
    const kept = there.headers.some(({slug}) => `#${slug}` === hash) ? hash : '';
    await expect(page).toHaveURL(`/docs${route}${kept}`);
  });
}
