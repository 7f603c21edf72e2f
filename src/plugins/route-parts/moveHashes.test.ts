import {moveHashes} from './moveHashes.ts';

const hashes = {aaaaaaaa: '1', bbbbbbbb: '2', '11111111': '3', frame: '4'};

const runtime = `r.u=a=>"assets/js/"+a+"."+(${JSON.stringify(hashes)})[a]+".js",r.g=1`;

const scripts = (others: Record<string, string>) =>
  new Map(Object.entries({'assets/js/runtime~main.0.js': runtime, ...others}));

const CODE = 'assets/js/routes~docs~code.0.js';
const BESIDE = 'assets/js/routes-beside~docs.0.js';

test('the hashes of pages go into the part that loads them', () => {
  const moved = moveHashes(
    scripts({
      'assets/js/main.0.js': 'c.e("frame");c.e("11111111")',
      [CODE]: 'c.e("frame");c.e("aaaaaaaa");',
      [BESIDE]: 'c.e("bbbbbbbb");',
    }),
  );
  expect([...moved.keys()].sort()).toEqual([BESIDE, CODE, 'assets/js/runtime~main.0.js']);
  const addressOf = (name: string, ...loaded: string[]) => {
    const code = `${loaded.map((file) => moved.get(file)!.replace(/c\.e\("\w+"\);/g, '')).join('')}
      const r = {}; ${moved.get('assets/js/runtime~main.0.js')}; return r.u(${JSON.stringify(name)});`;
    return (new Function('self', code) as (self: object) => string)({});
  };
  expect(addressOf('aaaaaaaa', CODE)).toBe('assets/js/aaaaaaaa.1.js');
  expect(addressOf('bbbbbbbb', CODE, BESIDE)).toBe('assets/js/bbbbbbbb.2.js');
  expect(addressOf('11111111')).toBe('assets/js/11111111.3.js');
  expect(addressOf('frame')).toBe('assets/js/frame.4.js');
  // Docusaurus knows by the word that there is nothing to load ahead.
  expect(addressOf('aaaaaaaa', BESIDE)).toContain('undefined');
});

test('what several load, the runtime keeps', () => {
  const moved = moveHashes(scripts({[CODE]: 'c.e("aaaaaaaa")', [BESIDE]: 'c.e("aaaaaaaa")'}));
  expect(moved.get('assets/js/runtime~main.0.js')).toContain('"aaaaaaaa":"1"');
});

test.each([
  ['without a runtime', new Map([[CODE, '']])],
  ['with another one', new Map([['assets/js/runtime~main.0.js', 'r.u=a=>a+".js"']])],
])('%s, the build stops', (_, others) => {
  expect(() => moveHashes(others)).toThrow('Expected a script runtime~main with a table of hashes');
});
