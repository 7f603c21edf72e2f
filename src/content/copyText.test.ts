import {copyText} from './copyText.ts';

test('code is copied as it is', () => {
  const code = 'const price = "$ 5";\n\nprice';
  expect(copyText(code, 'js')).toBe(code);
});

test('of a session, the commands are copied: no prompts, no output', () => {
  const session = '$ login\nOpened your browser\n$ list\norders  on\n';
  expect(copyText(session, 'console')).toBe('login\nlist');
});

test('a command goes on behind a backslash', () => {
  const session = '$ curl -d a=1 \\\n  --data b=2 \\\n  https://api.example.com\n{"ok": true}';
  expect(copyText(session, 'console')).toBe(
    'curl -d a=1 \\\n  --data b=2 \\\n  https://api.example.com',
  );
});

test('a shell block with prompts is a session too', () => {
  expect(copyText('$ ls\na.csv', 'bash')).toBe('ls');
});
