import {codePlaces, places, wordPlaces} from '../places.ts';
import type {Kind} from './kind.ts';

export const prose: readonly Kind[] = [
  {
    rule: 'wording',
    what: 'a doubled word',
    says: 'twice',
    fix: 'write ',
    wordings: ['Send ⟦the the event.', 'It leads ⟦to to the queue.', 'A step ⟦is is one part.'],
    places,
  },
  {
    rule: 'wording',
    what: 'a wrong article',
    says: 'the article does not go with the word',
    fix: 'write ',
    wordings: [
      'Send ⟦a event.',
      'Choose ⟦an unique name.',
      'Send ⟦a HTTP request.',
      'Open ⟦an URL.',
    ],
    places,
  },
  {
    rule: 'wording',
    what: 'a filler word',
    says: 'how they should find it',
    fix: 'leave the word out',
    wordings: [
      '⟦Simply press the key.',
      'It is ⟦easy to do.',
      '⟦Obviously, it waits.',
      '⟦Just send it.',
    ],
    places: {...places, ...wordPlaces},
  },
  {
    rule: 'wording',
    what: 'the future tense',
    says: 'is the future',
    fix: 'write the present',
    wordings: ['The step ⟦will fail.', "It ⟦won't start.", 'The event ⟦is going to wait.'],
    places: {...places, ...wordPlaces},
  },
  {
    rule: 'wording',
    what: 'a phrase from elsewhere',
    says: 'was not written for this page',
    fix: 'take it out',
    wordings: [
      '⟦I hope this helps.',
      '⟦In conclusion, it waits.',
      "⟦It's worth noting that it waits.",
    ],
    places,
  },
  {
    rule: 'wording',
    what: 'an exclamation mark',
    says: 'an exclamation mark',
    fix: 'write a full stop',
    wordings: ['It works⟦!', 'Deploy it⟦!'],
    places,
  },
  {
    rule: 'characters',
    what: 'a character that looks like another',
    says: 'that looks like plain text',
    fix: '',
    wordings: ['a ⟦“quoted word', 'it⟦’s here', '10⟦\u00A0events', 'a⟦\u200Bqueue'],
    places: {...codePlaces, ...wordPlaces},
  },
  {
    rule: 'spelling',
    what: 'a word that has a better one',
    says: 'forbidden word',
    fix: 'write ',
    wordings: [
      `Add it to the ⟦${'list'.padStart(9, 'white')}.`,
      `It is a ⟦${['cra', 'zy'].join('')} idea.`,
    ],
    places,
  },
];
