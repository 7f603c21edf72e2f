/**
 * Change (eject, to leave it out): the menu shows the version's name, and the way to other versions
 * comes after the title, see `DocItem/Content`.
 */
export default function DocVersionBadge(): null {
  return null;
}
