import {buildEngine} from '../../search/engine.ts';
import type {FullFile, SearchRecord} from '../../search/records.ts';

/** Builds the second file of the embedded search: the full index. */
export function fullFile(records: readonly SearchRecord[]): FullFile {
  const engine = buildEngine(
    records.map(({type, hierarchy, aliases, asked, path, keys, content, code}, id) => {
      const heading = hierarchy[type as 'lvl1'] ?? '';
      return {
        id,
        title: hierarchy.lvl1,
        heading,
        aliases: aliases.join(' '),
        asked: asked.join(' '),
        path,
        keys,
        content,
        code,
      };
    }),
  );
  return {
    index: engine.toJSON(),
    texts: records.map(({content}) => content),
    asked: records.map(({asked}) => asked.join('; ')),
  };
}
