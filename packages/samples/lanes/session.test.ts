import {readSession, sessionFaults, sessionScript} from './session.ts';

const session = '$ echo one \\\n  two\none two\n$ wl login\nLogged in\n$ true';

test('splits a session into commands and their output', () => {
  expect(readSession(session)).toEqual([
    {line: 1, text: 'echo one \\\n  two', output: ['one two']},
    {line: 4, text: 'wl login', output: ['Logged in']},
    {line: 6, text: 'true', output: []},
  ]);
});

test('keeps the line numbers of the session in the script', () => {
  expect(sessionScript(session)).toBe('echo one \\\n  two\n\nwl login\n\ntrue');
});

test('compares the output of each command, except of trusted ones', () => {
  const output = '\u0001one 2\n\u0001\u0001';
  const trusted = (command: string) => command.startsWith('wl ');
  expect(sessionFaults(session, output, 10, trusted)).toEqual([
    {line: 11, message: '`echo one \\\n  two` shows\none two\ngot\none 2'},
  ]);
});
