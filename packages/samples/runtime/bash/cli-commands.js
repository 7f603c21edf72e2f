/** All commands of the product's CLI and their arguments, as in the table of `/cli/reference/`. */
'use strict';

/**
 * Flags of every command, with the names of their values.
 *
 * @type {Readonly<Record<string, string | null>>}
 */
const everywhere = {'-p': 'profile', '--profile': 'profile', '--yes': null};

/**
 * `args` is the minimum and maximum number of arguments. `flags` maps a flag to its value's name.
 *
 * @type {Readonly<Record<string, {args: [number, number], values?: string[], flags?: Record<string, string | null>}>>}
 */
const commands = {
  delete: {args: [1, 1]},
  deploy: {args: [0, 1]},
  describe: {args: [1, 1]},
  dev: {args: [0, 1], flags: {'--dc': 'source id', '--prompt-all': null}},
  events: {args: [1, 1], flags: {'-n': 'number', '-f': null}},
  help: {args: [0, 1]},
  'init app': {args: [1, 1]},
  'init action': {args: [1, 1]},
  'init source': {args: [1, 1], flags: {'--db': null, '--http': null, '--timer': null}},
  list: {args: [0, 1], values: ['components', 'sources', 'so', 'streams', 'st']},
  login: {args: [0, 0]},
  logout: {args: [0, 0]},
  logs: {args: [1, 1]},
  publish: {args: [1, 1]},
  signup: {args: [0, 0]},
  'unpublish component': {args: [1, 1]},
  update: {
    args: [1, 1],
    flags: {
      '--code': 'file or address',
      '--name': 'new name',
      '--activate': null,
      '--deactivate': null,
    },
  },
};

/**
 * Checks a command line of the CLI.
 *
 * @returns {string | undefined} the problem
 */
function problemOf(words) {
  if (words.length === 0 || (words.length === 1 && words[0] === '--version')) return undefined;
  const name = [words.slice(0, 2).join(' '), words[0]].find((key) => key in commands);
  if (!name) {
    return `unknown command "${words[0]}"; the commands are ${Object.keys(commands).join(', ')}`;
  }
  const {args, flags = {}, values} = commands[name];
  const known = {...everywhere, ...flags};
  const rest = words.slice(name.split(' ').length);
  const positional = [];
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index];
    if (!word.startsWith('-')) {
      positional.push(word);
      continue;
    }
    if (!(word in known)) {
      return `${name} has no flag ${word}; it has ${Object.keys(known).join(', ')}`;
    }
    if (known[word] !== null) {
      index += 1;
      if (rest[index] === undefined) return `${name} ${word} needs a ${known[word]}`;
      if (word === '-n' && !/^([1-9]\d?|100)$/.test(rest[index]))
        return `${name} -n takes 1 to 100`;
    }
  }
  const [fewest, most] = args;
  if (positional.length < fewest || positional.length > most) {
    const range = fewest === most ? String(fewest) : `${fewest} to ${most}`;
    return `${name} takes ${range} arguments, not ${positional.length}`;
  }
  const wrong = values && positional.find((word) => !values.includes(word));
  return wrong ? `${name} takes ${values.join(', ')}, not ${wrong}` : undefined;
}

module.exports = {commands, everywhere, problemOf};
