import { useSyncExternalStore } from 'react';

export interface FavouriteItem {
  id: string;
  title: string;
  image: string | null;
}

/** An item that became a favourite, or is none any more. */
export interface FavouriteChange {
  item: FavouriteItem;
  isFavourite: boolean;
}

export interface PendingChange {
  change: FavouriteChange;
  /** Shows what was before it. */
  revert: () => void;
}

const listeners = new Set<() => void>();
let pending: readonly PendingChange[] = [];
let isNeeded = false;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls those back who show favourites. */
export function notifyFavourites() {
  for (const listener of listeners) listener();
}

/** Hands a change that is shown to the flow, which saves it. */
export function addChange(change: PendingChange) {
  pending = [...pending, change];
}

/** What the flow does not have yet. */
export function takeChanges() {
  const changes = pending;
  pending = [];
  return changes;
}

/** The flow could not be loaded: the next tap asks for it again. */
export function revertChanges() {
  isNeeded = false;
  for (const { revert } of takeChanges()) revert();
  notifyFavourites();
}

/** Asks for the flow, which loads a customer's favourites. */
export function needFavourites() {
  isNeeded = true;
  notifyFavourites();
}

/** A page wants the flow, or changes wait for it. */
export const useIsFlowNeeded = () =>
  useSyncExternalStore(
    subscribe,
    () => isNeeded || pending.length > 0,
    () => false,
  );
