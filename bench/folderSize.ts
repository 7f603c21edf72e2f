import {readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** Counts the files in a folder, including subfolders, and their total size in bytes. */
export function folderSize(folder: string): {files: number; bytes: number} {
  const sizes = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return {files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0)};
}
