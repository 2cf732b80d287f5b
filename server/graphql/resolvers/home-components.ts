import { isTabbed } from '../../adapters/codes/store-codes';
import type { StoreRecord } from '../../adapters/mapping/store-record';

/**
 * Which components stand whole on the home page. Tab layouts: the chosen tab alone, or the first where the choice is
 * none of them. Other layouts: all that are on the home page.
 */
export function homeComponents({ store, components }: StoreRecord, tab: string | null): string[] {
  if (!isTabbed(store.layout))
    return components.filter(({ isOnHome, kind }) => isOnHome && kind !== 'UnknownComponent').map(({ id }) => id);
  const chosen = store.menus.find(({ id }) => id === tab) ?? store.menus[0];
  return chosen ? [chosen.id] : [];
}
