/** Hosts, IP addresses and phone numbers that pages may name. */
// cspell:ignore eloquentjavascript hnrss snowflakecomputing jsforcats jsonplaceholder modelcontextprotocol typicode nodeschool stackoverflow
import {BlockList, isIPv4, isIPv6} from 'node:net';

/** Names that RFC 2606 and RFC 6761 reserve. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Third-party hosts that pages link to or samples call, and what they are. */
export const knownHosts: Readonly<Record<string, string>> = {
  'admin.google.com': 'the console for setting up single sign-on',
  'api.github.com': 'a public API that samples call without a key',
  'developer.mozilla.org': 'documentation of JavaScript and HTTP',
  'docs.aws.amazon.com': 'documentation of S3',
  'eloquentjavascript.net': 'a free book on JavaScript',
  'github.com': 'source code of packages',
  'gnupg.org': 'the program that checks signatures',
  'hnrss.org': 'a public feed',
  'harbor.snowflakecomputing.com': 'an example of a Snowflake host, with a made-up account',
  'hooks.slack.com': 'incoming webhooks; a full webhook URL is a secret',
  'discord.com': 'incoming webhooks; a full webhook URL is a secret',
  'jsforcats.com': 'an introduction to JavaScript',
  'jsonplaceholder.typicode.com': 'a public API for testing',
  'modelcontextprotocol.io': 'the protocol that coding assistants use',
  'nodeschool.io': 'lessons on Node.js',
  'npmjs.com': 'the registry of npm packages',
  'pypi.org': 'the registry of Python packages',
  'stackoverflow.com': 'questions and answers about code',
};

/**
 * Whether a page may name a host.
 *
 * @param domain - the product's domain
 */
export function isAllowedHost(host: string, domain: string): boolean {
  const name = host.toLowerCase().replace(/^www\.|\.$/g, '');
  const isOwn = domain !== '' && (name === domain || name.endsWith(`.${domain}`));
  return isOwn || RESERVED.test(name) || Object.hasOwn(knownHosts, name);
}

/** Whether a page may name a mailbox at a host: the host is reserved, or belongs to the product. */
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

/** Whether a text is a public IP address. */
export function isPublicIp(text: string): boolean {
  if (isIPv4(text)) return !reserved.check(text);
  return isIPv6(text) && !reserved.check(text, 'ipv6');
}

/** Phone numbers reserved for fiction: North America (555-01XX) and Great Britain. */
const FICTION = /555\D{0,2}01\d\d$|^\+?44\D{0,3}(?:7700900\d{3}|2079460\d{3})$/;

/** Whether a text is a phone number that may be real. */
export function isRealPhone(text: string): boolean {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.length >= 10 && !FICTION.test(text) && !FICTION.test(digits);
}
