import type {Plugin} from '@docusaurus/types';
import {searchBackend} from '../../search/backend.ts';

/** Tells the browser which search backend to use. */
export default function search(): Plugin {
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData({backend: searchBackend(process.env)});
    },
  };
}
