/**
 * How much each thing counts in the ranking. Fitted together, by random search, to the queries of
 * `tests/search` without those that are held out.
 */
export const WEIGHTS = {
  /** Of fields of the index. */
  boost: {heading: 4, aliases: 3, asked: 1.5, title: 1.6, path: 3, keys: 2, content: 1, code: 0.8},
  /** How the parts of a section's score are put together. */
  power: {score: 0.54, share: 0.048, coverage: 0.429, named: 4.24},
  /** Words that stand in names: of the section, of its page, of things in it. */
  named: {all: 2.4, title: 1.51, keys: 0.06, keysOfNames: 0.158, asked: 0.563},
  /** Words that stand together in the text as they do in the query. */
  together: {pairs: 0.309, whole: 0.59},
  /** Of the page's beginning, and of headings below it. */
  levels: [0.798, 1.02, 0.95, 0.693],
  links: 0.049,
  /** How well query and name fit; `isOne` is added where they are one. */
  fits: {some: 2.01, said: 4.88, path: 0.448, power: 1.92},
  heading: {factor: 0.642, isOne: 4.75, oneFrom: 0.769},
  aliases: {factor: 0.691, isOne: 1.71, oneFrom: 0.99},
  asked: {factor: 0.615, isOne: 0.488, oneFrom: 0.368},
};
