/** Hosts, IP addresses and phone numbers that pages may name. */
import {BlockList, isIP, isIPv4, isIPv6} from 'node:net';
import {listOf} from './lists.ts';

/** Names that RFC 2606 and RFC 6761 reserve. */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/i;

/** Third-party hosts that pages name or samples call, and what they are. */
const knownHosts = listOf<Record<string, string>>('hosts');

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

/** Networks for documentation, private use and this machine. */
const NETWORKS =
  '0.0.0.0/8 10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.2.0/24 192.168.0.0/16 198.51.100.0/24 203.0.113.0/24 255.255.255.255/32 ::1/128 ::/128 2001:db8::/32 fc00::/7 fe80::/10';

const reserved = new BlockList();
for (const network of NETWORKS.split(' ')) {
  const [net = '', prefix] = network.split('/');
  reserved.addSubnet(net, Number(prefix), net.includes(':') ? 'ipv6' : 'ipv4');
}

/** Whether a text is a public IP address. */
export function isPublicIp(text: string): boolean {
  if (isIPv4(text)) return !reserved.check(text);
  return isIPv6(text) && !reserved.check(text, 'ipv6');
}

/** Whether a host can't respond to anybody else: its name or its network is reserved. */
export function isReserved(host: string): boolean {
  const ip = host.replace(/^\[|\]$/g, '');
  return RESERVED.test(host) || (isIP(ip) !== 0 && !isPublicIp(ip));
}

/** Phone numbers reserved for fiction: North America (555-01XX) and Great Britain. */
const FICTION = /555\D{0,2}01\d\d$|^\+?44\D{0,3}(?:7700900\d{3}|2079460\d{3})$/;

/** Whether a text is a phone number that may be real. */
export function isRealPhone(text: string): boolean {
  const digits = text.replace(/[^\d+]/g, '');
  return digits.length >= 10 && !FICTION.test(text) && !FICTION.test(digits);
}
