/**
 * Change (wrap): rendered once, not again when the page around has asked how wide the window is.
 */
import {memo} from 'react';
import Paginator from '@theme-original/DocItem/Paginator';

export default memo(Paginator);
