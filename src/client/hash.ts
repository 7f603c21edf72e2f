/** @returns the hash of the address, decoded, without its `#`; a malformed one counts as none */
export function currentHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}
