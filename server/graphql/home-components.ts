import type { StoreRecord } from '../adapters/store-record';

/**
 * Which components stand whole on the home page. Tab layouts: those that are on the home page and no menu, then the
 * chosen menu's, or the first menu's where the choice is none of them. Other layouts: all that are on the home page.
 */
export function homeComponents({ store, components }: StoreRecord, tab: string | null): string[] {
  const isTabbed = store.layout === 'TABS' || store.layout === 'BOTTOM_BAR';
  if (!isTabbed) return components.filter((component) => component.isOnHome).map(({ viewUid }) => viewUid);
  const menus = components.filter((component) => component.isMenu);
  const chosen = menus.find(({ viewUid }) => viewUid === tab) ?? menus[0];
  const always = components.filter((component) => component.isOnHome && !component.isMenu);
  return [...always, ...(chosen ? [chosen] : [])].map(({ viewUid }) => viewUid);
}
