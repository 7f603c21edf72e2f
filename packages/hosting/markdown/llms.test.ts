import {llmsFull, llmsList, type ExportedPage} from './llms.ts';

const page = (title: string, section: string): ExportedPage => ({
  title,
  section,
  description: `About ${title}.`,
  address: `https://docs.example/docs/${title}/`,
  markdownAddress: `https://docs.example/docs/${title}/index.md`,
  markdown: `# ${title}\n`,
});

test('lists pages by sidebar group, in reading order', () => {
  const pages = [
    page('triggers', 'Workflows'),
    page('limits', 'Reference'),
    page('steps', 'Workflows'),
  ];
  expect(llmsList({name: 'Acme docs', purpose: 'Workflows.'}, pages)).toBe(`# Acme docs

> Workflows.

## Workflows

- [triggers](https://docs.example/docs/triggers/index.md): About triggers.
- [steps](https://docs.example/docs/steps/index.md): About steps.

## Reference

- [limits](https://docs.example/docs/limits/index.md): About limits.
`);
});

test('puts the URL of each page above it', () => {
  expect(llmsFull([page('a', 'A'), page('b', 'B')])).toBe(
    '<!-- https://docs.example/docs/a/ -->\n\n# a\n\n<!-- https://docs.example/docs/b/ -->\n\n# b\n',
  );
});
