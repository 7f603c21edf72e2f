/** Mistakes on pages. Each is on its own page, so that none hides another. */
import {display, limits} from '@portal/content/facts';
import type {Mistake} from './mistake.ts';
import {alone, aside, onPage} from './onPage.ts';

const httpPayload = display(limits.httpPayload);

/** A sentence that two of the pages share. */
const REPEATED =
  'A step that waits for a response keeps its place in the queue until the deadline has passed.';

export const inPages: readonly Mistake[] = [
  {
    rule: 'sidebar',
    what: 'a page that no sidebar contains',
    ...alone,
    at: '1:1',
    says: 'no sidebar contains this page',
    fix: "add 'planted/alone' to sidebars.ts",
  },
  {
    rule: 'page-files',
    what: 'a route that another page has',
    file: 'docs/planted/twin.mdx',
    write: aside('Text.').replace('\n---\n\n', '\nslug: /limits/\n---\n\n'),
    at: '5:1',
    says: 'docs/limits.mdx already has the route /limits/',
    fix: 'change its slug',
  },
  {
    rule: 'front-matter',
    what: 'a misspelled key',
    file: 'docs/planted/front-matter.mdx',
    write: aside('Text.').replace('\n---\n\n', '\nsidebar_labels: Q\n---\n\n'),
    at: '5:1',
    says: 'unknown front matter key "sidebar_labels"',
    fix: 'write sidebar_label, or remove the key',
  },
  {
    rule: 'front-matter',
    what: 'a page without a description',
    file: 'docs/planted/description.mdx',
    write: '---\ntitle: Planted\nsidebar: false\n---\n\nText.\n',
    at: '1:1',
    says: '"short_description" is missing',
    fix: 'write "short_description: …": one sentence of 20 to 170 characters',
  },
  {
    rule: 'directives',
    what: 'an unknown admonition',
    ...onPage('directives', ':::warn', '', 'Text.', '', ':::'),
    at: '7:1',
    says: 'there is no admonition ":::warn"',
    fix: 'write :::warning',
  },
  {
    rule: 'facts',
    what: 'a fact that does not exist',
    ...onPage('facts', 'Up to {{limits.htpPayload}}.'),
    at: '7:7',
    says: 'there is no fact {{limits.htpPayload}}',
    fix: 'write {{limits.httpPayload}}',
  },
  {
    rule: 'facts',
    what: 'a hard-coded limit',
    ...onPage('facts', `Bodies of up to ${httpPayload}.`),
    at: '7:17',
    says: `"${httpPayload}" is a fact`,
    fix: 'write {{limits.httpPayload}}',
  },
  {
    rule: 'markdown',
    what: 'a skipped level',
    ...onPage('levels', '## One', '', REPEATED, '', '#### Two', '', 'Text.'),
    at: '11:1',
    says: 'Expected: h3; Actual: h4',
    fix: 'use the next level',
  },
  {
    rule: 'markdown',
    what: 'a second title',
    ...onPage('title', '# Queues', '', 'Text.'),
    at: '7:1',
    says: 'Multiple top-level headings',
    fix: 'start with ##',
  },
  {
    rule: 'markdown',
    what: 'a repeated heading',
    ...onPage('twice', '## Limits', '', 'Text.', '', '## Limits', '', 'Text.'),
    at: '11:1',
    says: 'Multiple headings with the same content',
    fix: 'name what is special about this section',
  },
  {
    rule: 'links',
    what: 'a link to a page that does not exist',
    ...onPage('links', 'See [the limits](/limit/).'),
    at: '7:5',
    says: 'there is no page at /limit/',
    fix: 'did you mean /limits/?',
  },
  {
    rule: 'images',
    what: 'an image without alternative text',
    ...onPage('images', '![](/img/logo.svg)'),
    at: '7:1',
    says: 'an image without alternative text',
    fix: 'say in a sentence what the image shows',
  },
  {
    rule: 'repeated-sentences',
    what: 'a sentence of another page',
    ...onPage('repeated', REPEATED),
    at: '7:1',
    says: 'is also in docs/planted/levels.mdx',
    fix: 'say it on one page',
  },
];
