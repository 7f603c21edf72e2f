import {execFileSync} from 'node:child_process';
import {siteDir} from './paths.ts';

/**
 * Where the "last updated" dates come from. They are true or absent: outside a git checkout, and in
 * a shallow clone, whose history ends where it was cut, no date is known.
 */
function lastUpdates(): 'git-eager' | 'disabled' {
  try {
    const shallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return shallow.trim() === 'false' ? 'git-eager' : 'disabled';
  } catch {
    return 'disabled';
  }
}

export const vcs = lastUpdates();
