/** Change (wrap): the navigation bar knows one more item, the menu of docs versions. */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import VersionMenu from '@site/src/components/VersionMenu';

export default {...ComponentTypes, 'custom-versionMenu': VersionMenu};
