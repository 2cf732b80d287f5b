import { useSyncExternalStore } from 'react';
import { prefersStill } from './slide-to';

const neverChanges = () => () => undefined;
const inBrowser = () => (prefersStill() ? 'unwanted' : 'wanted');
const onServer = () => null;

/** Whether a visitor wants things to move; null on the server and while its html is taken over. */
export const useMotion = (): 'wanted' | 'unwanted' | null => useSyncExternalStore(neverChanges, inBrowser, onServer);
