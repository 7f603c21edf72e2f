/** Runs the command as a process to test its messages and exit codes when it can't start. */
import {spawn} from 'node:child_process';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';

const run = (port: string) =>
  new Promise<{code: number | null; stderr: string}>((resolve) => {
    const command = ['--import', 'tsx', join(__dirname, 'serve.ts')];
    const child = spawn(process.execPath, command, {env: {...process.env, PORT: port}});
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('close', (code) => resolve({code, stderr}));
  });

test('rejects a bad PORT before it builds', async () => {
  expect(await run('http')).toEqual({
    code: 1,
    stderr: 'PORT is "http". Expected a whole number from 0 to 65535.\n',
  });
});

test('rejects a port that is in use before it builds', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, listening));
  const {port} = other.address() as AddressInfo;
  const {code, stderr} = await run(String(port));
  await new Promise((closed) => other.close(closed));
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Port ${port} is used by another process\\.`));
});
