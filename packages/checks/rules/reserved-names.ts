// cspell:ignore amqps
import type {FactTree} from '@portal/content/facts';
import {mistake, type Mistake} from '@portal/content/mistake';
import {isAllowedHost, isAllowedMailHost, isPublicIp, isRealPhone} from '../core/reserved.ts';
import {linksOf} from '@portal/content/pages/links';
import type {Page} from '@portal/content/pages/page';
import {ResolvedText} from '@portal/content/pages/resolvedText';
import type {Rule, Run} from '../core/rule.ts';
import {SourceText} from '@portal/content/text/sourceText';

/** Files besides pages that show names to readers. Cases also do, and make tests send requests. */
const SHOWN = /^data\/(?:versions\/.*)?openapi\.ya?ml$|^static\/.*\.(?:txt|json|html)$/;

interface Kind {
  pattern: RegExp;
  /** What is wrong with a match; undefined if it's fine. */
  wrong(match: RegExpMatchArray, domain: string): [message: string, fix: string] | undefined;
}

const HOSTS = 'packages/checks/lists/hosts.yaml';

/** Endings that don't occur in code: `airtable.app` is a prop, `files.corp` is a host. */
const BARE_ENDING = 'com|net|org|io|dev|ai|de|uk|eu|fr|internal|corp|lan|intranet|intra|local';

function wrongHost(host: string, domain: string): [string, string] | undefined {
  if (isAllowedHost(host, domain)) return undefined;
  const inside = /\.(?:internal|corp|lan|intranet|intra|local)$/i.test(host);
  const message = inside ? `${host} is the name of an internal host` : `${host} may be a real host`;
  return [
    message,
    `use a reserved name, such as api.example.com. If readers need this service, add it to ${HOSTS} with a description`,
  ];
}

const kinds: readonly Kind[] = [
  {
    pattern: /(?<![\w.+%-])([\w.+%-]+)@((?:[\w-]+\.)+[a-z]{2,})\b/gi,
    wrong: ([mailbox, , host], domain) =>
      isAllowedMailHost(host!, domain) || isFormOfUrl(mailbox)
        ? undefined
        : [`${mailbox} may be the address of a real person`, 'write name@example.com'],
  },
  {
    pattern:
      /\b(?:https?|wss?|ftp|sftp|ssh|postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqps?):\/\/(?:[^\s/@"'`<>]*@)?((?:[\w-]+\.)+[a-z]{2,})(?=[:/?#\s"'`)<>\]}.,;\\]|$)/gi,
    wrong: ([, host], domain) => wrongHost(host!, domain),
  },
  {
    pattern: new RegExp(
      `(?<![\\w@/.%$-])((?:[a-z][a-z0-9-]*\\.)+(?:${BARE_ENDING}))(?![\\w(.-]*\\w|\\()`,
      'g',
    ),
    wrong: ([, host], domain) =>
      /^(?:this|steps|event|process|import|self|e)\./.test(host!)
        ? undefined
        : wrongHost(host!, domain),
  },
  {
    pattern:
      /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)|(?<![\w:])[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){3,7}(?![\w:])/gi,
    wrong: ([ip]) =>
      isPublicIp(ip)
        ? [
            `${ip} is a public IP address`,
            'use an address in 192.0.2.0/24, 198.51.100.0/24, 203.0.113.0/24 or 2001:db8::/32',
          ]
        : undefined,
  },
  {
    pattern:
      /(?<![\w+=/.-])(?:\+\d{1,3}[ .-]?(?:\(\d{1,4}\)|\d{1,4})(?:[ .-]?\d{2,4}){2,4}|\(\d{3}\) ?\d{3}[ .-]\d{4}|\d{3}[ .-]\d{3}[ .-]\d{4})(?![\w-])/g,
    wrong: ([phone]) =>
      isRealPhone(phone)
        ? [
            `${phone} may be a real phone number`,
            'use a number reserved for fiction: +1 202 555 0143, or any between 555 0100 and 555 0199',
          ]
        : undefined,
  },
];

/** `git@host` in a URL is not a mailbox. */
const isFormOfUrl = (text: string) => /^git@/.test(text);

/** Where the URLs of links are on a page. A link to a public site is normal; the build requests none. */
const linked = (page: Page) =>
  linksOf(page).flatMap(({url, written}) => (/^https:/.test(url) ? (written ?? []) : []));

function inText(
  file: string,
  text: string,
  facts: FactTree,
  links: readonly {start: number; end: number}[] = [],
): Mistake[] {
  const source = new SourceText(file, text);
  const resolved = new ResolvedText(text, facts);
  const domain = (facts.product as {domain?: string} | undefined)?.domain ?? '';
  const taken: [start: number, end: number][] = [];
  return kinds.flatMap(({pattern, wrong}) =>
    [...resolved.text.matchAll(pattern)].flatMap((match) => {
      const end = match.index + match[0].length;
      const isTaken = taken.some(([from, to]) => match.index < to && from < end);
      taken.push([match.index, end]);
      const verdict = isTaken ? undefined : wrong(match, domain);
      if (!verdict) return [];
      const at = match.index + Math.max(0, match[0].indexOf(match[1] ?? match[0]));
      const offset = resolved.sourceOffset(at);
      const isLinked = links.some(({start, end}) => start <= offset && offset < end);
      if (isLinked && /may be a real host$/.test(verdict[0])) return [];
      const found = match[1] && match[2] === undefined ? match[1] : match[0];
      return [mistake(source.placeAt(offset), ...verdict, found)];
    }),
  );
}

const textsOf = ({project, pages, limited}: Run) => [
  ...pages.map(({file}) => file),
  ...(limited
    ? []
    : project.files.filter(
        (file) => SHOWN.test(file) || file.startsWith(`${project.known.cases}/`),
      )),
];

export const reservedNames: Rule = {
  name: 'reserved-names',
  about:
    'Hosts, email addresses, IP addresses and phone numbers are reserved for examples, our own, or those of known services.',
  scope: 'page',
  check: (run) => {
    const {facts} = run.project.known;
    const pages = new Map(run.pages.map((page) => [page.file, page]));
    return textsOf(run).flatMap((file) => {
      const page = pages.get(file);
      return inText(file, run.project.read(file).text, facts, page && linked(page));
    });
  },
};
