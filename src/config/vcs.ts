import {execFileSync} from 'node:child_process';
import {siteDir} from './paths.ts';

/**
 * The source of the "last updated" dates. A missing date is better than a wrong one, so there are none
 * outside a git checkout or in a shallow clone.
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
