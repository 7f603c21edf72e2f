import MiniSearch from 'minisearch';
import {buildEngine, loadEngine} from './engine.ts';
import {matchWord} from './matchWord.ts';
import type {NamedSection} from './records.ts';

const section: NamedSection = {
  url: 'https://docs.example.com/docs/delay/',
  type: 'lvl1',
  hierarchy: {lvl0: 'Code', lvl1: 'Delay a workflow', lvl2: null, lvl3: null, lvl4: null},
  path: 'delay',
  aliases: [],
  keys: '',
  links: 0,
};

test('a misspelled word is corrected without writing the index again, which takes too long', async () => {
  const engine = await loadEngine(buildEngine([section]).toJSON());
  const write = jest.spyOn(MiniSearch.prototype, 'toJSON');
  expect([...matchWord(engine, {whole: 'wrokflow', parts: []}, true).keys()]).toEqual([0]);
  expect(write).not.toHaveBeenCalled();
});
