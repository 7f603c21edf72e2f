import {acceptHeaders} from '../testing/acceptHeaders.ts';
import {prefersMarkdown} from './negotiation.ts';

test.each(acceptHeaders)('%j prefers %s', (accept, form) =>
  expect(prefersMarkdown(accept)).toBe(form === 'markdown'),
);
