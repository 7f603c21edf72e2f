import MiniSearch from 'minisearch';
import {matchWord} from './matchWord.ts';
import {buildEngine, loadEngine} from './engine.ts';

const section = {id: 0, title: '', heading: 'Delay a workflow', aliases: '', asked: '', path: ''};

test('a misspelled word is corrected without writing the index again, which takes too long', async () => {
  const index = buildEngine([{...section, keys: '', content: '', code: ''}]).toJSON();
  const engine = await loadEngine(index);
  const write = jest.spyOn(MiniSearch.prototype, 'toJSON');
  expect([...matchWord(engine, {whole: 'wrokflow', parts: []}, true).keys()]).toEqual([0]);
  expect(write).not.toHaveBeenCalled();
});
