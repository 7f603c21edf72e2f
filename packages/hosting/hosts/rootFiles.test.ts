import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Operator} from '@portal/content/facts';
import {rootFilesOf} from './rootFiles.ts';

const addresses = {origin: 'https://acme.example', base: '/docs/'};
const securityContact = {
  contacts: ['mailto:security@acme.example', 'https://acme.example/report'],
  expires: '2027-06-30',
};

let folder: string;
const own = (name: string, text: string) => {
  const file = join(folder, name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
};
const filesFor = (operator: Operator = {}) => rootFilesOf(folder, operator, addresses);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'root-files-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('links to the sitemap in robots.txt, and writes no security.txt without a contact', () => {
  expect(filesFor()).toEqual({
    'robots.txt': 'User-agent: *\nDisallow:\n\nSitemap: https://acme.example/docs/sitemap.xml\n',
  });
});

test('writes contacts, expiry date and key into security.txt', () => {
  const pgpKey = {userId: 'Security <s@acme.example>', fingerprint: '', publicKey: ''};
  const textFor = (operator: Operator) => String(filesFor(operator)['.well-known/security.txt']);
  expect(textFor({securityContact, pgpKey}).split('\n')).toEqual([
    'Contact: mailto:security@acme.example',
    'Contact: https://acme.example/report',
    'Expires: 2027-06-30T23:59:59Z',
    'Encryption: https://acme.example/docs/privacy-and-security/pgp-key/',
    'Preferred-Languages: en',
    'Canonical: https://acme.example/.well-known/security.txt',
    'Policy: https://acme.example/docs/privacy-and-security/#report-a-vulnerability',
    '',
  ]);
  expect(textFor({securityContact})).not.toContain('Encryption');
});

test("copies the operator's files, which take precedence over generated ones", () => {
  own('google123.html', 'mine');
  own('robots.txt', 'my robots');
  own('.well-known/apple-app-site-association', '{}');
  const files = filesFor({securityContact});
  expect(Object.keys(files).sort()).toEqual([
    '.well-known/apple-app-site-association',
    '.well-known/security.txt',
    'google123.html',
    'robots.txt',
  ]);
  expect([String(files['google123.html']), String(files['robots.txt'])]).toEqual([
    'mine',
    'my robots',
  ]);
});
