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

type Question = (live: Live, urlOf: (path: string) => URL) => Promise<string[]>;

const faultsIf = (faults: [boolean, string][]): string[] =>
  faults.filter(([isFault]) => isFault).map(([, text]) => text);

/** Checks the start page and the app script that it refers to. */
const pageAndAsset: Question = async ({isPlain, base, startPage}, urlOf) => {
  const url = urlOf(base);
  const response = await ask(url);
  if (response.status !== 200) return [`${url} responds with ${response.status}, not 200`];
  const html = await response.text();
  const [, script] = /<meta name="?app-script"? content="?([^\s">]+)/.exec(html) ?? [];
  if (script === undefined)
    return [`${url} isn't a page of this site, because it has no app script`];
  const faults = faultsIf([
    [!html.includes('http-equiv="Content-Security-Policy"'), `${url} has no security policy`],
    [startPage !== undefined && html !== startPage, `${url} isn't the start page of this build`],
    [!isPlain && !response.headers.get('content-encoding'), `${url} isn't compressed`],
    ...(isPlain ? [] : Object.entries(securityHeaders)).map(([name, value]): [boolean, string] => [
      response.headers.get(name) !== value,
      `${url} has no header "${name}: ${value}"`,
    ]),
  ]);
  const asset = await ask(new URL(script, url));
  await asset.body?.cancel();
  const caching = asset.headers.get('cache-control') ?? '';
  return [
    ...faults,
    ...faultsIf([
      [asset.status !== 200, `${asset.url} responds with ${asset.status}, not 200`],
      [
        !isPlain && !caching.includes('immutable'),
        `${asset.url} isn't cached forever: its Cache-Control is "${caching}"`,
      ],
    ]),
  ];
};

/** Checks legacy URLs. Hosts redirect them, and plain hosts have a redirect page there. */
const redirects: Question = async ({isPlain, moved}, urlOf) => {
  const status = isPlain ? 200 : 301;
  const faults = moved.map(async ({from, to}) => {
    const url = urlOf(isPlain ? `${from}/` : from);
    const response = await ask(url);
    const target = isPlain
      ? /http-equiv="?refresh"? content="0; url=([^">]+)"/i.exec(await response.text())?.[1]
      : response.headers.get('location');
    const led = target ? new URL(target, url).href : 'nowhere';
    const expected = new URL(to, url).href;
    return faultsIf([
      [response.status !== status, `${url} responds with ${response.status}, not ${status}`],
      [led !== expected, `${url} redirects to ${led}, not to ${expected}`],
    ]);
  });
  return (await Promise.all(faults)).flat();
};

const notFound: Question = async ({base}, urlOf) => {
  const url = urlOf(`${base}no-such-page-${Date.now()}/`);
  const response = await ask(url);
  const isOurs = (await response.text()).includes('Page not found');
  return faultsIf([
    [response.status !== 404, `${url} responds with ${response.status}, not 404`],
    [!isOurs, `${url} doesn't show the not-found page of this site`],
  ]);
};

const questions = [pageAndAsset, redirects, notFound];

/**
 * Requests the start page, an asset, redirects and a missing page from a live site.
 *
 * @returns the problems found
 */
export async function smokeFaults(live: Live): Promise<string[]> {
  const urlOf = (path: string) => new URL(path, live.origin);
  const found = await Promise.all(
    questions.map((question) =>
      question(live, urlOf).catch((error: Error) => [
        `${live.origin} can't be reached: ${failureOf(error)}`,
      ]),
    ),
  );
  return [...new Set(found.flat())];
}
