import {toIco} from './ico.ts';

test('writes the offset and the size of the image into the container', () => {
  const png = Buffer.from('picture');
  const ico = toIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const length = ico.readUInt32LE(14);
  const start = ico.readUInt32LE(18);
  expect(ico.subarray(start, start + length)).toEqual(png);
});
