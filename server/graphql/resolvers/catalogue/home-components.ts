import { isTabbed } from '../../../domains/stores/codes';
import type { StoreRecord } from '../../../domains/stores/store-record';

/** Components shown in full: in tab layouts the chosen or else the first tab; otherwise all of the home page's. */
export function homeComponents({ store, components }: StoreRecord, tab: string | null): string[] {
  if (!isTabbed(store.layout))
    return components.filter(({ isOnHome, kind }) => isOnHome && kind !== 'UnknownComponent').map(({ id }) => id);
  const chosen = store.menus.find(({ id }) => id === tab) ?? store.menus[0];
  return chosen ? [chosen.id] : [];
}
