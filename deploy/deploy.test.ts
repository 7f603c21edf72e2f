/** Checks what `Dockerfile` and `compose.yaml` promise by parsing them, so Docker isn't needed. */
import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {DockerfileParser, type Instruction} from 'dockerfile-ast';
import {parse} from 'yaml';
import {baseUrl} from '../src/config/paths.ts';

const root = resolve(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Describes what's wrong with a Dockerfile of this project. */
function faults(text: string): string[] {
  const file = DockerfileParser.parse(text);
  const all = file.getInstructions();
  const stages = file.getFROMs();
  const stageNames = stages.flatMap((from) => from.getBuildStage() ?? []);
  const lastStage = stages.at(-1)!.getRange().start.line;
  const final = all.filter((instruction) => instruction.getRange().start.line > lastStage);
  const last = (keyword: string) => final.filter((found) => found.getKeyword() === keyword).at(-1);
  const user = last('USER')?.getArgumentsContent() ?? '0';
  const isExec = (found: Instruction | undefined) =>
    /^\[".*"\]$/s.test(found?.getArgumentsContent() ?? '');

  const userAt = last('USER')?.getRange().start.line ?? Infinity;
  const tests = final.findLast((one) => /\bnginx -t\b/.test(one.getArgumentsContent() ?? ''));

  const found: string[] = [];
  if (!tests) found.push('nothing tests the nginx configuration');
  // nginx logs to the build's output, which root opened and other users can't open.
  if (tests && tests.getRange().start.line > userAt)
    found.push('nginx -t runs as an unprivileged user');
  if (stages.length < 2) found.push('the build has no stage of its own');
  for (const from of stages) {
    const [, name = '', tag = '', digest] =
      /^([^:@]+):?([^@]*)@?(.*)$/.exec(from.getImage()!) ?? [];
    if (stageNames.includes(name) || name.startsWith('$')) continue;
    if (!/\d+\.\d+\.\d+/.test(tag)) found.push(`${name} has no full version`);
    if (!/^sha256:[0-9a-f]{64}$/.test(digest!)) found.push(`${name} has no digest`);
  }
  if (!/^[1-9]\d*(:[1-9]\d*)?$/.test(user)) found.push(`the server runs as "${user}"`);
  const health = last('HEALTHCHECK')?.getArgumentsContent();
  if (!health?.includes(`:8080${baseUrl}"`)) found.push('no health check requests the start page');
  if (!isExec(last('ENTRYPOINT'))) found.push('a shell is between Docker and the server');
  if (last('STOPSIGNAL')?.getArgumentsContent() !== 'SIGQUIT')
    found.push('stopping cuts off responses');
  for (const add of all.filter((instruction) => instruction.getKeyword() === 'ADD')) {
    found.push(`ADD ${add.getArgumentsContent()}: use COPY instead`);
  }
  for (const copy of file.getCOPYs().filter((one) => one.getFromFlag() === null)) {
    for (const source of copy.getArguments().slice(0, -1)) {
      if (!existsSync(join(root, source.getValue())))
        found.push(`there is no ${source.getValue()}`);
    }
  }
  for (const copy of file.getCOPYs()) {
    const from = copy.getFromFlag()?.getValue();
    if (from && !stageNames.includes(from)) found.push(`there is no stage ${from}`);
  }
  return found;
}

const dockerfile = read('deploy/Dockerfile');

const [digest = ''] = /sha256:\w+(?= AS serve)/.exec(dockerfile) ?? [];

test('the Dockerfile has no faults', () => expect(faults(dockerfile)).toEqual([]));

test.each([
  ['RUN nginx -t && rm -rf /tmp/*\n', '', 'nothing tests the nginx configuration'],
  ['USER 101:101\n', 'USER 101:101\nRUN nginx -t\n', 'nginx -t runs as an unprivileged user'],
  ['USER 101:101\n', '', 'the server runs as "0"'],
  ['USER 101:101', 'USER root', 'the server runs as "root"'],
  ['nginx:1.28.0-alpine@', 'nginx:stable@', 'nginx has no full version'],
  [`nginx:1.28.0-alpine@${digest}`, 'nginx:1.28.0-alpine', 'nginx has no digest'],
  [
    'http://127.0.0.1:8080/docs/',
    'http://127.0.0.1:8080/',
    'no health check requests the start page',
  ],
  ['ENTRYPOINT ["nginx"]', 'ENTRYPOINT nginx', 'a shell is between Docker and the server'],
  ['STOPSIGNAL SIGQUIT\n', '', 'stopping cuts off responses'],
  ['COPY deploy/nginx.conf', 'COPY deploy/ngnix.conf', 'there is no deploy/ngnix.conf'],
  ['COPY . .', 'ADD . .', 'ADD . .: use COPY instead'],
  ['--from=build /site/build /srv', '--from=biuld /site/build /srv', 'there is no stage biuld'],
])('finds "%s" changed to "%s"', (from, to, fault) => {
  expect(dockerfile).toContain(from);
  expect(faults(dockerfile.replace(from, to))).toEqual([fault]);
});

test('compose runs it without privileges', () => {
  const {docs} = parse(read('deploy/compose.yaml')).services;
  expect(docs).toMatchObject({
    user: '101:101',
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    build: {context: '..', dockerfile: 'deploy/Dockerfile'},
  });
  expect(docs.tmpfs).toHaveLength(1);
});

test('nginx writes under /tmp and logs to the container', () => {
  const text = read('deploy/nginx.conf');
  const written = [...text.matchAll(/^\s*(?:pid|\w+_temp_path) (\S+);$/gm)].map(
    (match) => match[1],
  );
  expect(written).toHaveLength(6);
  expect(written.filter((path) => !path!.startsWith('/tmp/'))).toEqual([]);
  expect(text).toContain('access_log /dev/stdout;');
});

test('the build context has the sources and .git, but not node_modules', () => {
  const ignored = read('deploy/Dockerfile.dockerignore').split('\n');
  expect(ignored).toContain('node_modules');
  expect(ignored).toContain('build');
  expect(ignored).not.toContain('.git');
});
