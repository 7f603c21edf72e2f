import {themes} from 'prism-react-renderer';

/** How code is coloured in each colour mode. */
export const codeTheme = {theme: themes.github, darkTheme: themes.vsDark};
