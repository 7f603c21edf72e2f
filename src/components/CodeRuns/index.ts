import {createContext} from 'react';

/** Where the colors of a block of code are, from `CodeBlock` to its content. */
export const CodeRuns = createContext<string | undefined>(undefined);
