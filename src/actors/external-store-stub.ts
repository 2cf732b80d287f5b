/** In place of the package of React's own hook for versions that have none. */
export { useSyncExternalStore } from 'react';
