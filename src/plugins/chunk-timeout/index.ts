import type {Plugin} from '@docusaurus/types';
import {inBaseUnits, limits} from '../../../facts/limits.ts';

/** Sets how long the browser waits for a script of a page before loading it fails. */
export default function chunkTimeout(): Plugin {
  return {
    name: 'chunk-timeout',
    configureWebpack: (_, isServer) =>
      isServer ? {} : {output: {chunkLoadTimeout: inBaseUnits(limits.chunkTimeout)!}},
  };
}
