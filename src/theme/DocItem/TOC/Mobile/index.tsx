/** Change (eject): renders nothing, because `DocItem/Content` puts the contents below the title. */
export default function DocItemTOCMobile(): null {
  return null;
}
