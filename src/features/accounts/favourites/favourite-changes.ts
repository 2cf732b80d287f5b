import { useSyncExternalStore } from 'react';

export interface FavouriteItem {
  id: string;
  title: string;
  image: string | null;
}

/** An item that was added to or removed from the favourites. */
export interface FavouriteChange {
  item: FavouriteItem;
  isFavourite: boolean;
}

export interface PendingChange {
  change: FavouriteChange;
  /** Shows the state before the change. */
  revert: () => void;
}

const listeners = new Set<() => void>();
let pending: readonly PendingChange[] = [];
let isNeeded = false;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls the listeners of components that show favourites. */
export function notifyFavourites() {
  for (const listener of listeners) listener();
}

/** Queues a change that is already shown, for the flow to save. */
export function addChange(change: PendingChange) {
  pending = [...pending, change];
}

/** The queued changes, which leave the queue. */
export function takeChanges() {
  const changes = pending;
  pending = [];
  return changes;
}

/** Called if the flow could not be loaded; the next tap tries again. */
export function revertChanges() {
  isNeeded = false;
  for (const { revert } of takeChanges()) revert();
  notifyFavourites();
}

/** Requests the flow, which loads a customer's favourites. */
export function needFavourites() {
  isNeeded = true;
  notifyFavourites();
}

/** Whether a page has requested the flow, or changes wait for it. */
export const useIsFlowNeeded = () =>
  useSyncExternalStore(
    subscribe,
    () => isNeeded || pending.length > 0,
    () => false,
  );
