/** What the theme makes of a link in the text, as attributes: see `@docusaurus/Link`. */
import type {Properties} from 'hast';

const ALLOWED = new Set(['href', 'title']);

/** Whether it leads out of the site, as the theme tells it. */
const isExternal = (href: string) => /^(?:\w*:|\/\/)/.test(href);

/** Its own word for files that are no pages. */
const FILE = 'pathname://';

/**
 * @param properties - the link's attributes as the text has them
 * @param baseUrl - the path of the site
 * @returns its attributes in the page, or undefined where it is left to the theme
 */
export function plainLink(properties: Properties, baseUrl: string): Properties | undefined {
  const {href} = properties;
  if (!Object.keys(properties).every((name) => ALLOWED.has(name))) return undefined;
  if (typeof href !== 'string' || href.startsWith(FILE)) return undefined;
  if (isExternal(href)) return {...properties, target: '_blank', rel: ['noopener', 'noreferrer']};
  if (href.startsWith('#') || href.startsWith(baseUrl)) return properties;
  // Those that begin at the page itself are the router's matter.
  return href.startsWith('/') ? {...properties, href: baseUrl + href.slice(1)} : undefined;
}

/** The address that a plain link leads to within the site, or undefined. */
export const siteLink = ({href, target}: Properties): string | undefined =>
  typeof href === 'string' && !target ? href : undefined;
