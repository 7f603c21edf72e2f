import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageFeedback from '.';

jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    useDoc: () => ({
      metadata: {
        permalink: '/docs/limits/',
        title: 'Limits',
        source: '@site/docs/limits.mdx',
      },
    }),
    useDocsVersion: () => ({label: 'v2'}),
  }),
  {virtual: true},
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => () => ({
    siteConfig: {
      url: 'https://acme.example',
      customFields: {newIssueUrl: 'https://git.acme.example/docs/issues/new'},
    },
  }),
  {virtual: true},
);

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  delete window.dataLayer;
});

test('with analytics, the answer is sent to the data layer, and the reader is thanked', async () => {
  document.head.innerHTML = '<meta name="analytics" content="tag-manager GTM-TEST">';
  localStorage.setItem('docs.analytics', 'yes');
  render(<PageFeedback />);
  await userEvent.click(screen.getByRole('button', {name: 'No'}));
  await userEvent.type(screen.getByRole('textbox'), 'No example');
  await userEvent.click(screen.getByRole('button', {name: 'Send'}));
  expect(window.dataLayer).toContainEqual({
    event: 'page_feedback',
    page: '/docs/limits/',
    helpful: 'no',
    reason: 'No example',
  });
  expect(screen.getByRole('status').textContent).toMatch(/^Thank you/);
});

test("without analytics, a prefilled issue is offered, and the reader isn't thanked", async () => {
  render(<PageFeedback />);
  await userEvent.click(screen.getByRole('button', {name: 'Yes'}));
  await userEvent.type(screen.getByRole('textbox'), 'Clear & short');
  const issue = new URL(screen.getByRole<HTMLAnchorElement>('link').href);
  expect(issue.origin + issue.pathname).toBe('https://git.acme.example/docs/issues/new');
  expect(issue.searchParams.get('title')).toBe('Docs: Limits');
  expect(issue.searchParams.get('body')).toBe(
    'Page: https://acme.example/docs/limits/\nSource: @site/docs/limits.mdx\nVersion: v2\n\nHelpful: yes\n\nClear & short',
  );
  expect(screen.queryByRole('button', {name: 'Send'})).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the form works with only the keyboard', async () => {
  render(<PageFeedback />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', {name: 'Yes'}).getAttribute('aria-pressed')).toBe('true');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
