import type {Plugin} from '@docusaurus/types';
import {limits} from '../../../facts/limits.ts';
import {ChunkAddresses, withoutChunkTable} from './chunkAddresses.ts';

/** How the browser finds the parts of a page, and how long it waits until one counts as failed. */
export default function chunkLoading(): Plugin {
  return {
    name: 'chunk-loading',
    configureWebpack(config, isServer) {
      if (isServer) return {};
      config.plugins = withoutChunkTable(config.plugins ?? []);
      return {
        output: {chunkLoadTimeout: Number(limits.chunkTimeout.value)},
        // The name of a chunk is what asks for it: no table from numbers to names.
        optimization: {chunkIds: 'named'},
        plugins: [new ChunkAddresses()],
      };
    },
  };
}
