/**
 * Builds into `.build/`, and replaces `build/`, which hosts serve, and `hosts/`, which only operators
 * read. If a build fails or is stopped, both stay unchanged.
 */
import {existsSync, mkdirSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {constants} from 'node:os';
import {join} from 'node:path';
import {compressFolder, Compressor} from '@portal/hosting/finishing/compress';
import {lockBuild} from './buildLock.ts';
import {codeAfter, runNode, STOP_SIGNALS} from './runNode.ts';

/** How a shell reports a process that aborts, as the bundler does if a file in its cache is unreadable. */
const CRASHED = 128 + constants.signals.SIGABRT;

export interface BuildSteps {
  /** The root of the project. */
  siteDir: string;
  /** The path of the site on its host, such as `/docs/`, and its folder in `build/`. */
  base: string;
  /** The command of Docusaurus, without the folder that it writes to: flags, script and arguments. */
  docusaurus: readonly string[];
  /** The cache of the bundler, relative to the project. */
  bundlerCache: string;
  /** Adds what Docusaurus doesn't write to a folder. It may start to compress pages that are finished. */
  finish: (folder: string, compressor: Compressor) => Promise<void>;
}

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true, maxRetries: 5});

/**
 * Builds the site. A signal ends the process, and leaves nothing half-written.
 *
 * @returns the exit code: that of Docusaurus, or 1 if another step fails
 */
export async function stagedBuild(steps: BuildSteps): Promise<number> {
  const {siteDir} = steps;
  const live = join(siteDir, 'build');
  const staging = join(siteDir, '.build');
  const staged = join(staging, 'build');
  const former = join(siteDir, '.build-former');

  const cleanUp = (code: number) => {
    if (code === 0) return;
    remove(staging);
    const left = existsSync(live) ? 'build/ is unchanged.' : 'There is no build/.';
    console.error(`The build didn't finish; any error is above. ${left}`);
  };
  try {
    await lockBuild(staging, () => {
      console.error('This build was paused, and another one has started. Wait for that one.');
      process.off('exit', cleanUp);
      process.exit(1);
    });
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
  process.on('exit', cleanUp);
  // Servers run as another user, who has to be able to read everything that's built.
  process.umask(0o022);

  const docusaurus = () => {
    remove(staging);
    return runNode([...steps.docusaurus, '--out-dir', join(staged, steps.base)], siteDir);
  };
  let code = await docusaurus();
  const cache = join(siteDir, steps.bundlerCache);
  if (code === CRASHED && existsSync(cache)) {
    console.error(
      `The bundler crashed, possibly because of a damaged file in ${cache}. Deleting that folder and ` +
        'starting again.',
    );
    remove(cache);
    code = await docusaurus();
  }
  if (code !== 0) return code;

  for (const signal of STOP_SIGNALS) process.on(signal, () => process.exit(codeAfter(signal)));
  const compressor = new Compressor();
  await steps.finish(join(staged, steps.base), compressor);
  const files = await compressFolder(staged, compressor);
  remove(former);
  mkdirSync(former);
  for (const name of readdirSync(staging)) {
    const place = join(siteDir, name);
    if (existsSync(place)) renameSync(place, join(former, name));
    renameSync(join(staging, name), place);
  }
  remove(former);
  remove(staging);
  console.log(`Compressed ${files} text files. The site is in ${join('build', steps.base, '.')}.`);
  return 0;
}
