import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import operator from '@generated/facts/default/operator.json';
import type {Operator} from '@portal/content/facts';
import OperatorFact from './index';
import type {Published} from './views';

jest.mock('@generated/facts/default/operator.json', () => ({__esModule: true, default: {}}));
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({
    siteConfig: {
      customFields: {domain: 'acme.example'},
    },
    i18n: {currentLocale: 'en'},
  }),
  {virtual: true},
);
jest.mock(
  '@docusaurus/Link',
  () =>
    ({to, children}: {to: string; children: string}) => <a href={to}>{children}</a>,
  {virtual: true},
);
jest.mock(
  '@theme/Admonition',
  () =>
    ({title, children}: {title: string; children: ReactNode}) => (
      <aside aria-label={title}>{children}</aside>
    ),
  {virtual: true},
);
jest.mock(
  '@theme/CodeBlock',
  () =>
    ({children}: {children: string}) => <pre>{children}</pre>,
  {
    virtual: true,
  },
);

beforeAll(() => {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const publish = (facts: Operator) => Object.assign(operator, facts);
afterEach(() => {
  for (const name of Object.keys(operator)) delete operator[name as keyof Operator];
});

const show = (name: keyof Published | (keyof Published)[]) =>
  render(<OperatorFact name={name} />).container;

test('documents that are not published share one box, by address', () => {
  show(['certifications', 'auditReports', 'dataProtectionAddendum']);
  const box = screen.getByRole('complementary', {name: 'Documents on request'});
  expect([...box.querySelectorAll('p')].map(({textContent}) => textContent)).toEqual([
    'Email support@acme.example for current certificates and the latest reports of audits and penetration tests.',
    'Email privacy@acme.example for the data protection addendum.',
  ]);
  expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({href}) => href)).toEqual([
    'mailto:support@acme.example',
    'mailto:privacy@acme.example',
  ]);
});

test('of several facts, those that are published are shown, and the box has the others', () => {
  publish({dataProtectionAddendum: {url: 'https://acme.example/dpa', date: '2031-01-31'}});
  const {textContent} = show(['certifications', 'dataProtectionAddendum']);
  expect(textContent).toMatch(/addendum applies .*Email support@acme.example for current/);
});

test.each(['statusPage', 'support'] as const)('without a value, %s shows nothing', (name) => {
  expect(show(name).innerHTML).toBe('');
});

test('a typo stops the build, and the error lists the names', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => show('pgpkey' as keyof Published)).toThrow(
    '<OperatorFact name="pgpkey">: unknown name. Expected a field of data/operator.yaml: certifications,',
  );
});

test('reports are rows with a link to get them', () => {
  publish({
    certifications: [
      {name: 'SOC 2 Type 2', by: 'Auditors', date: '2031-03-01', from: 'https://acme.example/soc'},
    ],
    auditReports: [
      {name: 'Penetration test', by: 'Testers', date: '2031-04-01', from: 'mailto:a@acme.example'},
    ],
  });
  expect(show('certifications').textContent).not.toContain('Email');
  expect(screen.getByRole('row', {name: /SOC 2 Type 2 Auditors 2031-03-01/})).toBeTruthy();
  // On a phone, rows are cards whose cells need a label.
  expect(screen.getByRole('cell', {name: '2031-03-01'}).dataset.label).toBe('Date');
  show('auditReports');
  const link = screen.getByRole<HTMLAnchorElement>('link', {name: 'On request'});
  expect(link.href).toBe('mailto:a@acme.example');
});

test('the addendum is a link with the date of its version', () => {
  publish({dataProtectionAddendum: {url: 'https://acme.example/dpa', date: '2031-01-31'}});
  expect(show('dataProtectionAddendum').textContent).toMatch(/addendum applies \(version of 2031/);
  expect(screen.getByRole<HTMLAnchorElement>('link').href).toBe('https://acme.example/dpa');
});

test('subprocessors have the date of their list', () => {
  const list = [
    {
      name: 'Example Cloud',
      category: 'Cloud hosting' as const,
      purpose: 'Runs workflows',
      location: 'Spain',
    },
  ];
  publish({subprocessors: {updated: '2031-02-28', list}});
  expect(show('subprocessors').textContent).toContain('last updated on 2031-02-28');
  expect(screen.getByRole('rowheader', {name: 'Example Cloud'})).toBeTruthy();
});

test('the key is shown with its ID, from the fingerprint', () => {
  publish({
    pgpKey: {
      userId: 'Acme Security <security@acme.example>',
      fingerprint: '0000 1111 2222 3333 4444 5555 6666 7777 8888 9999',
      publicKey: 'BEGIN\nAAAA\nEND\n',
    },
  });
  expect(show('pgpKey').querySelector('pre')!.textContent).toBe('BEGIN\nAAAA\nEND');
  expect(screen.getByText('6666777788889999')).toBeTruthy();
  expect(screen.getByRole('row', {name: 'Expires No date set'})).toBeTruthy();
});

test('IP addresses are formatted as code', () => {
  publish({outboundAddresses: ['192.0.2.17', '203.0.113.0/28']});
  const codes = [...show('outboundAddresses').querySelectorAll('code')];
  expect(codes.map(({textContent}) => textContent)).toEqual(['192.0.2.17', '203.0.113.0/28']);
});

test('the role, which the bucket policy contains, is only mentioned if it is missing', () => {
  expect(show('s3Role').textContent).toContain('for the ARN of the role');
  publish({s3Role: 'arn:aws:iam::1:role/x'});
  expect(show('s3Role').innerHTML).toBe('');
});

test('the status page comes before other places that report incidents', () => {
  publish({
    statusPage: {
      url: 'https://status.acme.example',
      notices: [{label: 'Incident channel', to: 'https://acme.example/incidents'}],
    },
  });
  show('statusPage');
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({href}) => href);
  expect(links).toEqual(['https://status.acme.example/', 'https://acme.example/incidents']);
});

test('each support channel has its hours', () => {
  publish({
    support: [
      {
        label: 'Chat',
        to: 'https://acme.example/chat',
        purpose: 'Paid plans',
        hours: '9:00 to 17:00 UTC',
      },
    ],
  });
  show('support');
  expect(screen.getByRole('row', {name: 'Chat Paid plans 9:00 to 17:00 UTC'})).toBeTruthy();
});

test('support channels without hours have no column for them', () => {
  publish({support: [{label: 'Chat', to: 'https://acme.example/chat', purpose: 'Paid plans'}]});
  show('support');
  expect(screen.getAllByRole('columnheader').map(({textContent}) => textContent)).toEqual([
    'Channel',
    'For',
  ]);
});
