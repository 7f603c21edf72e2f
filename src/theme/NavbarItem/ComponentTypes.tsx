/** Change (wrap): adds the menu of docs versions as an item type of the navigation bar. */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionMenu from '@site/src/components/VersionMenu';

export default {...ComponentTypes, 'custom-versionMenu': VersionMenu};
