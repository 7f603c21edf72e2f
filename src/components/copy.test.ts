import {copyText} from './copy.ts';

test('copies code unchanged', () => {
  const code = 'const price = "$ 5";\n\nprice';
  expect(copyText(code, 'js')).toBe(code);
});

test('copies the commands of a session, without prompts and output', () => {
  const session = '$ login\nOpened your browser\n$ list\norders  on\n';
  expect(copyText(session, 'console')).toBe('login\nlist');
});

test('continues a command after a backslash', () => {
  const session = '$ curl -d a=1 \\\n  --data b=2 \\\n  https://api.example.com\n{"ok": true}';
  expect(copyText(session, 'console')).toBe(
    'curl -d a=1 \\\n  --data b=2 \\\n  https://api.example.com',
  );
});

test('treats a shell block with prompts as a session', () => {
  expect(copyText('$ ls\na.csv', 'bash')).toBe('ls');
});

test('copies everything if a session has no prompts', () => {
  expect(copyText('login\n', 'console')).toBe('login\n');
});
