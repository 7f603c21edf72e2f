/** `/a/b/` and `/a/b` are one address: the form without the slash is the one that is compared. */
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Whether a target is an address elsewhere. */
export const isExternal = (target: string): boolean => target.startsWith('https://');

/** Whether a row stands for everything below a folder, such as `/v2/*`. */
export const isPrefix = (path: string): boolean => path.endsWith('/*');

/** `/v2/*` as the folder `/v2/`. */
export const folderOf = (path: string): string => path.slice(0, -1);

/** A target and the `#fragment` behind it, which may be empty. */
export function splitHash(target: string): {path: string; hash: string} {
  const at = target.indexOf('#');
  return at === -1 ? {path: target, hash: ''} : {path: target.slice(0, at), hash: target.slice(at)};
}
