/**
 * Change (wrap): rendered once. Its items ask for the address themselves; without this, all of it
 * would be rendered with every page.
 */
import {memo} from 'react';
import Navbar from '@theme-original/Navbar';

export default memo(Navbar);
