import {describeRule} from '../testing/describeRule.ts';
import {inBody} from '../testing/inBody.ts';
import {page} from '@portal/content/testing/plant';
import {characters} from './characters.ts';

describeRule(characters, {
  clean: {'docs/a.mdx': page('"Quoted", it\'s plain: 3 × 4 → 12 – fine…')},
  mistakes: {
    'a curly quote in prose': inBody('Press ⟦“Deploy.', 'curly quotation', 'write "'),
    'a curly quote in an attribute': inBody('<Tag label="a ⟦“b" />', 'quotation mark', "write '"),
    'an apostrophe in inline code': inBody('Run `echo it⟦’s`.', 'apostrophe', "write '"),
    'a right-to-left override in code': inBody(
      ['```js', 'if (isAdmin⟦\u202E) {}', '```'],
      'changes the direction of text',
      'delete it',
    ),
    'an override in a fact': {
      files: {'data/limits.yaml': 'cpu:\n  label: C\u202EP'},
      at: 'data/limits.yaml:2:11',
      says: 'changes the direction of text',
      fix: 'delete it',
    },
    'an isolate in prose': inBody('a⟦\u2066b', 'changes the direction', 'delete it'),
    'an Arabic letter mark in a title': inBody('## A⟦\u061C', 'changes the direction', 'delete it'),
    'an override as a character reference': inBody(
      'a⟦&#x202e;b &amp; c',
      'changes the direction',
      'delete it',
    ),
    'an invisible separator': inBody('a⟦\u2063b', 'invisible character', 'delete it'),
    'an invisible tag': inBody('a⟦\u{E0041}b', 'control character', 'type the character again'),
    'a line separator': inBody('a⟦\u2028b', 'line separator', 'write a space'),
    "a byte that isn't UTF-8": inBody(
      'Share l⟦\uFFFDnks.',
      "isn't UTF-8",
      'save the file as UTF-8',
    ),
    'a control character': inBody('A⟦\u0001b.', 'control character', 'save the file as UTF-8'),
    'Windows line breaks, reported once': {
      files: {'docs/a.mdx': page('Text.').replaceAll('\n', '\r\n')},
      at: 'docs/a.mdx:1:4',
      says: 'Windows',
      fix: 'delete it',
    },
  },
});
