import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Operator} from '../../../facts/operator.ts';
import {writeRootFiles} from './rootFiles.ts';

const addresses = {origin: 'https://acme.example', base: '/docs/'};
const securityContact = {
  contacts: ['mailto:security@acme.example', 'https://acme.example/report'],
  expires: '2027-06-30',
};

let folder: string;
const read = (name: string) => readFileSync(join(folder, 'build', name), 'utf8');
const own = (name: string, text: string) => {
  const file = join(folder, 'public', name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
};
const write = (operator: Operator = {}) =>
  writeRootFiles(join(folder, 'build'), join(folder, 'public'), operator, addresses);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'root-files-'));
  mkdirSync(join(folder, 'build'));
});
afterEach(() => rmSync(folder, {recursive: true}));

test('links to the sitemap in robots.txt, and writes no security.txt without a contact', () => {
  expect(write()).toEqual(['/robots.txt']);
  expect(read('robots.txt')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://acme.example/docs/sitemap.xml\n',
  );
  expect(existsSync(join(folder, 'build/.well-known'))).toBe(false);
});

test('writes contacts, expiry date and key into security.txt', () => {
  const pgpKey = {userId: 'Security <s@acme.example>', fingerprint: '', publicKey: ''};
  expect(write({securityContact, pgpKey})).toEqual(['/.well-known/security.txt', '/robots.txt']);
  expect(read('.well-known/security.txt').split('\n')).toEqual([
    'Contact: mailto:security@acme.example',
    'Contact: https://acme.example/report',
    'Expires: 2027-06-30T23:59:59Z',
    'Encryption: https://acme.example/docs/privacy-and-security/pgp-key/',
    'Preferred-Languages: en',
    'Canonical: https://acme.example/.well-known/security.txt',
    'Policy: https://acme.example/docs/privacy-and-security/#report-a-vulnerability',
    '',
  ]);
  write({securityContact});
  expect(read('.well-known/security.txt')).not.toContain('Encryption');
});

test("copies the operator's files, which take precedence over generated ones", () => {
  own('google123.html', 'mine');
  own('robots.txt', 'my robots');
  own('.well-known/apple-app-site-association', '{}');
  expect(write({securityContact})).toEqual([
    '/.well-known/apple-app-site-association',
    '/.well-known/security.txt',
    '/google123.html',
    '/robots.txt',
  ]);
  expect([read('google123.html'), read('robots.txt')]).toEqual(['mine', 'my robots']);
});

test.each(['index.html', 'docs/page/index.html'])(
  'fails for %s, which the build writes',
  (name) => {
    writeFileSync(join(folder, 'build/index.html'), 'start');
    own(name, 'mine');
    expect(() => write()).toThrow(`${name} would overwrite a file of the build`);
  },
);
