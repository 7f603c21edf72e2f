import {readSession, sessionFaults, sessionScript} from './session.ts';

const session = '$ echo one \\\n  two\none two\n$ wl login\nLogged in\n$ true';

test('cuts a session into commands and what they show', () => {
  expect(readSession(session)).toEqual([
    {line: 1, text: 'echo one \\\n  two', output: ['one two']},
    {line: 4, text: 'wl login', output: ['Logged in']},
    {line: 6, text: 'true', output: []},
  ]);
});

test('the script keeps the lines of the session', () => {
  expect(sessionScript(session)).toBe('echo one \\\n  two\n\nwl login\n\ntrue');
});

test('compares the output of each command, except where the page is trusted', () => {
  const output = '\u0001one 2\n\u0001\u0001';
  const trusted = (command: string) => command.startsWith('wl ');
  expect(sessionFaults(session, output, 10, trusted)).toEqual([
    {line: 11, message: '`echo one \\\n  two` shows\none two\ncame out\none 2'},
  ]);
});
