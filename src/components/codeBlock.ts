/**
 * Shared by the overrides of `CodeBlock`. Docusaurus only exports the state of a code block from
 * `theme-common/internal` (see `contributing/upgrading.md`), so this is the only file that imports it.
 */
import {createContext} from 'react';

export {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeBlockContext,
} from '@docusaurus/theme-common/internal';

/** The HTML that the build has highlighted; undefined for an unknown language. */
export const HighlightedHtml = createContext<string | undefined>(undefined);
