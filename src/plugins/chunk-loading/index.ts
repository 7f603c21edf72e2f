import type {Plugin} from '@docusaurus/types';
import {limits} from '../../../facts/limits.ts';

/** How long the browser waits for a part of a page before it counts as failed. */
export default function chunkLoading(): Plugin {
  return {
    name: 'chunk-loading',
    configureWebpack: (_, isServer) =>
      isServer ? {} : {output: {chunkLoadTimeout: Number(limits.chunkTimeout.value)}},
  };
}
