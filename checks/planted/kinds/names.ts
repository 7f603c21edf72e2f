import {codePlaces, places} from '../places.ts';
import type {Kind} from './kind.ts';

/** Where bold text may be: everywhere but in other bold text. */
const {'bold text': _, ...unstressed} = places;

export const names: readonly Kind[] = [
  {
    rule: 'reserved-names',
    what: 'the address of a person',
    says: 'may be the address of a real person',
    fix: 'write name@example.com',
    wordings: ['⟦maria.gomez@gmail.com', '⟦jt@harborfoods.com', '⟦o.brien+docs@fastmail.fm'],
    places: {...codePlaces, 'a list': (text) => [`- Write to \`${text}\` for help.`]},
  },
  {
    rule: 'reserved-names',
    what: 'a host of somebody',
    says: 'may belong to somebody',
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
    fix: 'kept for examples',
    wordings: ['http://⟦jenkins.harbor.internal:8080/', '⟦db01.prod.corp', '⟦nas.office.lan'],
    places: codePlaces,
  },
  {
    rule: 'reserved-names',
    what: 'a public IP address',
    says: 'is an IP address that belongs to somebody',
    fix: '192.0.2.0/24',
    wordings: ['⟦8.8.8.8', '⟦52.29.14.3', '⟦2606:4700:4700::1111'],
    places: codePlaces,
  },
  {
    rule: 'reserved-names',
    what: 'a telephone number',
    says: 'may be the number of a real telephone',
    fix: '555 0100',
    wordings: ['⟦(415) 867-5309', '⟦+49 30 9018 2000', '⟦415-867-5309'],
    places: codePlaces,
  },
  {
    rule: 'labels',
    what: 'a label typed by hand',
    says: 'is a label, typed by hand',
    fix: 'write **{{labels.',
    wordings: ['Press **⟦Deploy**.', 'Open **⟦Settings**.', 'Choose **⟦Add trigger** first.'],
    places: unstressed,
  },
  {
    rule: 'labels',
    what: 'a label in another spelling',
    says: 'the interface says',
    fix: 'write **{{labels.',
    wordings: ['Press **⟦Save And Continue**.', 'Open the **⟦Data stores** page.'],
    places: unstressed,
  },
  {
    rule: 'labels',
    what: 'a label that nobody knows',
    says: "isn't a label in facts/labels.ts",
    fix: 'add the label to facts/labels.ts',
    wordings: ['Press **⟦Billing**.', 'Open **⟦Planted Reports**.'],
    places: unstressed,
  },
];
