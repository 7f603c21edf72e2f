import {codePlaces, places} from '../places.ts';
import type {Kind} from './kind.ts';

/** The places for bold text: everywhere but in other bold text. */
const {'bold text': _, ...unstressed} = places;

export const names: readonly Kind[] = [
  {
    rule: 'reserved-names',
    what: "a person's email address",
    says: 'may be the address of a real person',
    fix: 'write name@example.com',
    wordings: ['⟦maria.gomez@gmail.com', '⟦jt@harborfoods.com', '⟦o.brien+docs@fastmail.fm'],
    places: {...codePlaces, 'a list': (text) => [`- Write to \`${text}\` for help.`]},
  },
  {
    rule: 'reserved-names',
    what: 'a real host',
    says: 'may be a real host',
    fix: 'api.example.com',
    wordings: [
      'https://⟦api.harborfoods.com/orders',
      'wss://⟦stream.acme-corp.io/v2',
      '⟦shop.meier.de',
    ],
    places: codePlaces,
  },
  {
    rule: 'reserved-names',
    what: 'an internal host',
    says: 'is the name of an internal host',
    fix: 'use a reserved name',
    wordings: ['http://⟦jenkins.harbor.internal:8080/', '⟦db01.prod.corp', '⟦nas.office.lan'],
    places: codePlaces,
  },
  {
    rule: 'reserved-names',
    what: 'a public IP address',
    says: 'is a public IP address',
    fix: '192.0.2.0/24',
    wordings: ['⟦8.8.8.8', '⟦52.29.14.3', '⟦2606:4700:4700::1111'],
    places: codePlaces,
  },
  {
    rule: 'reserved-names',
    what: 'a phone number',
    says: 'may be a real phone number',
    fix: '555 0100',
    wordings: ['⟦(415) 867-5309', '⟦+49 30 9018 2000', '⟦415-867-5309'],
    places: codePlaces,
  },
  {
    rule: 'facts',
    what: 'a hard-coded label',
    says: 'is a label, but it is hard-coded',
    fix: 'write **{{labels.',
    wordings: ['Press **⟦Deploy**.', 'Open **⟦Settings**.', 'Choose **⟦Add trigger** first.'],
    places: unstressed,
  },
  {
    rule: 'facts',
    what: 'a label in another spelling',
    says: 'the interface says',
    fix: 'write **{{labels.',
    wordings: ['Press **⟦Save And Continue**.', 'Open the **⟦Data stores** page.'],
    places: unstressed,
  },
  {
    rule: 'facts',
    what: 'an unknown label',
    says: "isn't a label in data/labels.yaml",
    fix: 'to data/labels.yaml and write **{{labels.',
    wordings: ['Press **⟦Billing**.', 'Open **⟦Planted Reports**.'],
    places: unstressed,
  },
];
