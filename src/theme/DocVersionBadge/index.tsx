/**
 * Change (eject): renders nothing, because the menu shows the version's name and `DocItem/Content`
 * has the links to other versions.
 */
export default function DocVersionBadge(): null {
  return null;
}
