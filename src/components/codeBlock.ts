/**
 * What the overrides of `CodeBlock` share. Docusaurus offers the state of a code block under
 * `theme-common/internal` only (see `contributing/upgrading.md`), so it is imported here alone.
 */
import {createContext} from 'react';

export {useCodeBlockContext} from '@docusaurus/theme-common/internal';

/** The HTML that the build has highlighted; undefined for a language that it doesn't know. */
export const HighlightedHtml = createContext<string | undefined>(undefined);
