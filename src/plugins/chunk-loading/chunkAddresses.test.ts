import {withoutChunkTable} from './chunkAddresses.ts';

class ChunkAssetPlugin {}
class Another {}

test('takes the table out, and says when there is none', () => {
  const another = new Another();
  expect(withoutChunkTable([new ChunkAssetPlugin(), another])).toEqual([another]);
  expect(() => withoutChunkTable([another])).toThrow('no ChunkAssetPlugin any more');
});
