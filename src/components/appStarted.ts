import {createContext} from 'react';

/**
 * Whether the app has started and React has had time for what can wait. `useIsBrowser` would render all
 * components that ask for it in one long task.
 */
export const AppStarted = createContext(false);
