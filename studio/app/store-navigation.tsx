import { useLocation } from 'react-router-dom';
import { TabBar } from '../../src/ui/menu/tab-bar';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { pathIn, roomsFor } from './routes';
import type { Membership } from './store-of-page';

interface StoreNavigationProps {
  store: Membership;
}

/** The rooms of a store that the person may see; nothing if there is only one. */
export function StoreNavigation({ store }: StoreNavigationProps) {
  const m = useStudioMessages();
  const { pathname } = useLocation();
  const entries = roomsFor(store.role).map((room) => {
    const path = pathIn(room, store.codename);
    return { id: room.path, label: m(room.title), link: { to: path }, image: null, selected: path === pathname };
  });
  if (entries.length < 2) return null;
  return <TabBar label={m('studio.navigation', { store: store.name })} entries={entries} />;
}
