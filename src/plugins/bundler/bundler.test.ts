import {mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {rspack} from '@docusaurus/faster';
import bundler from './index.ts';

test("leaves out Emacs' locks, which are links to nothing, and names other such links", async () => {
  const context = mkdtempSync(join(tmpdir(), 'locks-'));
  const from = join(context, 'static');
  mkdirSync(join(from, 'img'), {recursive: true});
  writeFileSync(join(from, 'img/logo.svg'), '<svg/>');
  symlinkSync('user@host.1234:99', join(from, 'img/.#logo.svg'));
  writeFileSync(join(context, 'entry.js'), '');
  const plugins = [new rspack.CopyRspackPlugin({patterns: [{from, to: 'out'}]})];
  const configure = () =>
    bundler({siteDir: context}).configureWebpack!(
      {plugins} as never,
      false,
      {} as never,
      undefined,
    );
  configure();
  const options = {context, entry: './entry.js', plugins, output: {path: join(context, 'build')}};
  const stats = await promisify(rspack)(options);
  expect(stats!.toJson({errors: true}).errors).toEqual([]);
  expect(readdirSync(join(context, 'build/out/img'))).toEqual(['logo.svg']);
  symlinkSync('gone.svg', join(from, 'img/old.svg'));
  expect(configure).toThrow('static/img/old.svg leads nowhere. Delete the link');
});

test.each(['a#b', 'a!b', 'a?b'])('refuses a folder named %s and says why', (name) =>
  expect(() => bundler({siteDir: `/sites/${name}`})).toThrow(
    `The project is in /sites/${name}. Expected a path without "${name[1]}", because the bundler treats ` +
      'it as part of a request. Move or rename the folder.',
  ),
);

test.each(['a b', 'a%20b', "a'b", 'ä'])('accepts a folder named %s', (name) =>
  expect(() => bundler({siteDir: `/sites/${name}`})).not.toThrow(),
);
