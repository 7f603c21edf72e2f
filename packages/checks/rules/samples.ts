import {readSamples} from '@portal/samples/page';
import {mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import {pageRule} from '../core/rule.ts';

const FORM = 'packages/samples/writing-cases.md describes blocks and their cases';

/** Whether the runner can read a page. It stops at unknown facts, which other rules report. */
const isReadable = (page: Page) =>
  page.syntaxError === undefined && !page.resolved.text.includes('unknown-fact');

export const samples = pageRule(
  'samples',
  'Every code block has a language and valid syntax, and every program has a test case.',
  (page, {project}) =>
    isReadable(page)
      ? readSamples(project, page).problems.map(
          ({file, line, column = 1, sample, message, fix = FORM}) =>
            mistake({file, line, column}, message, fix, sample),
        )
      : [],
);
