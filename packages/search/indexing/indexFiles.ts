/** Builds the two files of the embedded search. */
import {buildEngine} from '../engine/engine.ts';
import type {FullFile, SearchRecord, TitlesFile} from '../engine/records.ts';

/** How many characters of a section's keys the small index contains. */
const KEYS_IN_TITLES = 160;

export const titlesFile = (records: readonly SearchRecord[]): TitlesFile =>
  records.map(({url, type, hierarchy, path, aliases, keys, links}) => ({
    url,
    type,
    hierarchy,
    path,
    aliases,
    keys: keys.slice(0, KEYS_IN_TITLES),
    links,
  }));

export const fullFile = (records: readonly SearchRecord[]): FullFile => ({
  index: buildEngine(records).toJSON(),
  texts: records.map(({content}) => content),
  asked: records.map(({asked}) => asked),
});
