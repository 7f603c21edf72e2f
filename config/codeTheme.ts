import type {PrismTheme} from 'prism-react-renderer';
import {codeLanguages, type CodeLanguage} from '../facts/codeLanguages.ts';

/**
 * Code is coloured by style sheet: tokens carry their class and lines nothing, so pages stay small
 * and follow the colour mode before any script runs. The colours stand in `src/css/tokens.css`, what
 * is coloured how in `src/css/syntax.css`, text and ground in `src/css/code.css`.
 */
const theme: PrismTheme = {plain: {}, styles: []};

/**
 * How code is coloured in each colour mode. Magic comments are off: the build highlights a block with
 * its comments, and lines are marked in the fence instead, as in `{2,4-5}`.
 */
export const codeTheme = {theme, darkTheme: theme, magicComments: []};

/** The languages to add to those that prism-react-renderer includes. */
export const prismLanguages = (Object.values(codeLanguages) as CodeLanguage[]).flatMap(
  ({prism}) => prism ?? [],
);
