import {existsSync, realpathSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Whether a file exists under exactly this name. macOS and Windows also find it in another case, but
 * hosts don't.
 *
 * @param root - the folder that the path starts at
 * @param file - a path with forward slashes
 */
export function fileExists(root: string, file: string): boolean {
  const path = join(root, file);
  if (!existsSync(path)) return false;
  const real = realpathSync.native(path);
  return real.endsWith(file) || !real.toLowerCase().endsWith(file.toLowerCase());
}
