/**
 * The weights of the ranking. They were fitted together by random search to the queries in
 * `tests/search`, except those that are held out.
 */
export const WEIGHTS = {
  /** The fields of the index. */
  boost: {heading: 4, aliases: 3, asked: 1.5, title: 1.6, path: 3, keys: 2, content: 1, code: 0.8},
  /** Exponents of the parts of a section's score. */
  power: {score: 0.55, coverage: 0.279, named: 3.93},
  /** Words in names of the section or its page. */
  named: {all: 2.68, title: 1.51, asked: 0.568},
  /** Words that are next to each other as in the query, or that are all of it. */
  together: {pairs: 0.309, whole: 0.6},
  /** The page's first section, and the heading levels below it. */
  levels: {lvl1: 0.782, lvl2: 0.974, lvl3: 1.05, lvl4: 0.693},
  links: 0.0492,
  /** How well the query matches a name. `isOne` is added if they're the same. */
  fits: {some: 2.01, said: 4.17, path: 0.443, power: 1.89},
  heading: {factor: 0.653, isOne: 4.75, oneFrom: 0.769},
  aliases: {factor: 0.7, isOne: 1.75, oneFrom: 0.99},
  asked: {factor: 0.869, isOne: 0.488, oneFrom: 0.399},
};
