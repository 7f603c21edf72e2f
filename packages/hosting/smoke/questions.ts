/** Checks a live site with requests like those of a reader's browser. */
import {securityHeaders} from '../rules/securityHeaders.ts';
import {failureOf} from '@portal/content/cli/failureOf';

/** The site to check, and the expected results. */
export interface Live {
  /** Its origin, such as `https://docs.example.com`. */
  origin: string;
  /** The path of the site, with slashes around it. */
  base: string;
  /** Legacy paths and the paths or URLs that they redirect to. */
  moved: {from: string; to: string}[];
  /** Files at the root of the host, such as `/robots.txt`. */
  rootFiles: string[];
  /** Whether the host only serves files, without redirects or headers of its own. */
  isPlain: boolean;
  /** The expected start page, if the build is available. */
  startPage?: string;
}

/** How long the site may take for one response, in milliseconds. */
const TIMEOUT = 10_000;

const ask = (url: URL) =>
  fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
    headers: {'Accept-Encoding': 'gzip, br'},
  });

/**
 * Requests the start page, an asset, redirects, files at the root and a missing page from a live site.
 *
 * @returns the problems found
 */
export async function smokeFaults({
  origin,
  base,
  moved,
  rootFiles,
  isPlain,
  startPage,
}: Live): Promise<string[]> {
  const faults = new Set<string>();
  const check = (isRight: boolean, fault: string): void => {
    if (!isRight) faults.add(fault);
  };
  const urlOf = (path: string) => new URL(path, origin);
  const checkStatus = ({status}: Response, url: URL, expected: number): void =>
    check(status === expected, `${url} responds with ${status}, not ${expected}`);

  /** Checks the start page and the app script that it refers to. */
  async function pageAndAsset(): Promise<void> {
    const url = urlOf(base);
    const response = await ask(url);
    checkStatus(response, url, 200);
    if (response.status !== 200) return;
    const html = await response.text();
    const [, script] = /<meta name="?app-script"? content="?([^\s">]+)/.exec(html) ?? [];
    check(script !== undefined, `${url} isn't a page of this site, because it has no app script`);
    if (script === undefined) return;
    const hasPolicy = html.includes('http-equiv="Content-Security-Policy"');
    check(hasPolicy, `${url} has no security policy`);
    const isThisBuild = startPage === undefined || html === startPage;
    check(isThisBuild, `${url} isn't the start page of this build`);
    const assetUrl = new URL(script, url);
    const asset = await ask(assetUrl);
    await asset.body?.cancel();
    checkStatus(asset, assetUrl, 200);
    if (isPlain) return;
    check(response.headers.get('content-encoding') !== null, `${url} isn't compressed`);
    for (const [name, value] of Object.entries(securityHeaders)) {
      check(response.headers.get(name) === value, `${url} has no header "${name}: ${value}"`);
    }
    const caching = asset.headers.get('cache-control') ?? '';
    const fault = `${assetUrl} isn't cached forever: its Cache-Control is "${caching}"`;
    check(caching.includes('immutable'), fault);
  }

  /** Checks a legacy URL. Hosts redirect it, and plain hosts have a redirect page there. */
  async function redirect({from, to}: Live['moved'][number]): Promise<void> {
    const url = urlOf(isPlain ? `${from}/` : from);
    const response = await ask(url);
    checkStatus(response, url, isPlain ? 200 : 301);
    const target = isPlain
      ? /http-equiv="?refresh"? content="0; url=([^">]+)"/i.exec(await response.text())?.[1]
      : response.headers.get('location');
    const led = target ? new URL(target, url).href : 'nowhere';
    const expected = new URL(to, url).href;
    check(led === expected, `${url} redirects to ${led}, not to ${expected}`);
  }

  async function notFound(): Promise<void> {
    const url = urlOf(`${base}no-such-page-${Date.now()}/`);
    const response = await ask(url);
    checkStatus(response, url, 404);
    const isOurs = (await response.text()).includes('Page not found');
    check(isOurs, `${url} doesn't show the not-found page of this site`);
  }

  async function rootFile(path: string): Promise<void> {
    const response = await ask(urlOf(path));
    await response.body?.cancel();
    checkStatus(response, urlOf(path), 200);
  }

  const questions = [
    ...[pageAndAsset(), notFound()],
    ...moved.map(redirect),
    ...rootFiles.map(rootFile),
  ];
  await Promise.all(
    questions.map((question) =>
      question.catch((error: Error) =>
        check(false, `${origin} can't be reached: ${failureOf(error)}`),
      ),
    ),
  );
  return [...faults];
}
