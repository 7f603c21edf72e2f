/** Change (eject, to leave it out): the contents come after the title, see `DocItem/Content`. */
export default function DocItemTOCMobile(): null {
  return null;
}
