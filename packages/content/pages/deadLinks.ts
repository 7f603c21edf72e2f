import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';

/** Returns the paths of the symbolic links in a folder that lead to no file. The folder may be missing. */
export const deadLinks = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [])
    .filter((entry) => entry.isSymbolicLink())
    .map(({parentPath, name}) => join(parentPath, name))
    .filter((path) => !existsSync(path));
