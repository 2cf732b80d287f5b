/** Replaces the package that backports React's own hook to older versions. */
export { useSyncExternalStore } from 'react';
