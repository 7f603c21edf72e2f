/** Names and numbers that can't belong to anybody, and those that pages may name. */
// cspell:ignore eloquentjavascript hnrss snowflakecomputing jsforcats jsonplaceholder typicode nodeschool stackoverflow
import {BlockList, isIPv4, isIPv6} from 'node:net';

/** Names of RFC 2606 and RFC 6761. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Hosts of others that pages lead to, or that samples call, with what they are. */
export const knownHosts: Readonly<Record<string, string>> = {
  'admin.google.com': 'the console in which single sign-on is set up',
  'api.github.com': 'a public API that samples call without a key',
  'developer.mozilla.org': 'documentation of JavaScript and HTTP',
  'docs.aws.amazon.com': 'documentation of S3',
  'eloquentjavascript.net': 'a free book on JavaScript',
  'github.com': 'source code of packages',
  'gnupg.org': 'the program that checks signatures',
  'hnrss.org': 'a public feed',
  'harbor.snowflakecomputing.com': 'the form of Snowflake hosts, with an account that is made up',
  'hooks.slack.com': 'incoming webhooks; a whole URL of one is a secret',
  'discord.com': 'incoming webhooks; a whole URL of one is a secret',
  'jsforcats.com': 'an introduction to JavaScript',
  'jsonplaceholder.typicode.com': 'a public API for trials',
  'nodeschool.io': 'lessons on Node.js',
  'npmjs.com': 'the registry of npm packages',
  'pypi.org': 'the registry of Python packages',
  'stackoverflow.com': 'questions and responses on code',
};

/**
 * Whether a page may name a host.
 *
 * @param domain - that of the product
 */
export function isAllowedHost(host: string, domain: string): boolean {
  const name = host.toLowerCase().replace(/^www\.|\.$/g, '');
  const isOwn = domain !== '' && (name === domain || name.endsWith(`.${domain}`));
  return isOwn || RESERVED.test(name) || Object.hasOwn(knownHosts, name);
}

/** Whether a mailbox may stand on a page: nobody reads it, or the product does. */
export function isAllowedMailHost(host: string, domain: string): boolean {
  return RESERVED.test(host) || host === domain || host.endsWith(`.${domain}`);
}

const reserved = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['255.255.255.255', 32],
] as const) {
  reserved.addSubnet(net, prefix);
}
for (const [net, prefix] of [
  ['::1', 128],
  ['::', 128],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  reserved.addSubnet(net, prefix, 'ipv6');
}

/** Whether a text is an IP address that belongs to somebody. */
export function isPublicIp(text: string): boolean {
  if (isIPv4(text)) return !reserved.check(text);
  return isIPv6(text) && !reserved.check(text, 'ipv6');
}

/** Numbers that are kept for fiction: North America (555-01XX) and Great Britain. */
const FICTION = /555\D{0,2}01\d\d$|^\+?44\D{0,3}(?:7700900\d{3}|2079460\d{3})$/;

/** Whether a text is a telephone number that may ring. */
export function isRealPhone(text: string): boolean {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.length >= 10 && !FICTION.test(text) && !FICTION.test(digits);
}
