import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** False on the server and while hydrating; true from then on. */
export const useHydrated = () => useSyncExternalStore(neverChanges, inBrowser, onServer);
