import type {PrismTheme} from 'prism-react-renderer';
import {codeLanguages} from '@portal/content/facts';

/**
 * Style sheets color the code, and tokens only have a class. That keeps pages small and lets them
 * follow the color mode before any script runs. The colors are in `src/css/tokens.css`, their use in
 * `src/css/syntax.css`, and the text and background of blocks in `src/css/code.css`.
 */
const theme: PrismTheme = {plain: {}, styles: []};

/** Lines are marked in the fence, as in `{2,4-5}`, and get the class of the first entry. */
const magicComments = [
  {className: 'theme-code-block-highlighted-line', line: 'highlight-next-line'},
];

/** The code theme in each color mode. */
export const codeTheme = {theme, darkTheme: theme, magicComments};

/** The languages to add to those that prism-react-renderer includes. */
export const prismLanguages = Object.values(codeLanguages).flatMap(({prism}) => prism ?? []);
