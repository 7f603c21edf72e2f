// cspell:ignore VBTWXZ
import {codePlaces} from '../places.ts';
import type {Kind} from './kind.ts';

/** Joins the parts of a key, so that no file of the project contains a whole one. */
const joined = (...parts: string[]) => parts.join('');

/** Characters that look random. */
const RANDOM = 'pQ7wE9rT2yU4iO6pA8sD0fG1hJ3kL5zX';

export const secrets: readonly Kind[] = [
  {
    rule: 'secrets',
    what: 'a key of a service',
    says: 'looks like',
    fix: 'write EXAMPLE_KEY: values that contain EXAMPLE are allowed',
    wordings: [
      joined('⟦AKI', 'AQ3VBTWXZ4LPM9KDE'),
      joined('⟦sk_', `live_${RANDOM.slice(0, 24)}`),
      joined('⟦rk_', `live_${RANDOM.slice(4, 28)}`),
      joined('⟦ghp', `_${RANDOM}aB4c`),
      joined('⟦glp', `at-${RANDOM.slice(0, 20)}`),
      joined('⟦xox', `b-284756193028-847561930284-${RANDOM.slice(0, 24)}`),
      joined('⟦AIz', `aSyD${RANDOM}q`),
      joined('⟦npm', `_${RANDOM}aB4c`),
      joined('⟦eyJ', 'hbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1c2VyLTkxIn0.', RANDOM),
      joined('⟦whs', `ec_${RANDOM}`),
      joined('⟦SG.', `${RANDOM.slice(0, 22)}.${RANDOM}aB4cDe5fGh6`),
    ],
    places: {...codePlaces, prose: (text) => [`Use \`${text}\` as the key.`]},
  },
  {
    rule: 'secrets',
    what: 'a webhook URL',
    says: 'looks like a webhook URL',
    fix: '/EXAMPLE_KEY: values',
    wordings: [
      joined('https://⟦hooks.slack.com/', `services/T8KQ2ZB7M/B6ZR4HYW1/${RANDOM.slice(0, 24)}`),
      joined('https://⟦discord.com/', `api/webhooks/847561930284756193/${RANDOM}aB4cDe5fGh6`),
    ],
    places: {
      'a text block': codePlaces['a text block'],
      'a JSON block': codePlaces['a JSON block'],
    },
  },
  {
    rule: 'secrets',
    what: 'a private key',
    says: 'looks like a private key',
    fix: 'write -----BEGIN EXAMPLE PRIVATE KEY-----',
    wordings: [
      joined('⟦-----BEGIN RSA ', 'PRIVATE KEY-----'),
      joined('⟦-----BEGIN ', 'PRIVATE KEY-----'),
      joined('⟦-----BEGIN OPENSSH ', 'PRIVATE KEY-----'),
    ],
    places: {'a text block': codePlaces['a text block'], 'inline code': codePlaces['inline code']},
  },
];
