/**
 * Change (eject): renders nothing, because the menu shows the version's name and `DocItem/Content`
 * has the link to the previous version.
 */
export default function DocVersionBadge(): null {
  return null;
}
