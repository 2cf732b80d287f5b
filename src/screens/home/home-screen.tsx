import type { HomeScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useStore } from '../../api/store-context';
import { BottomBar } from '../../ui/menu/bottom-bar';
import { EmptyState } from '../../ui/feedback/empty-state';
import { TabBar } from '../../ui/menu/tab-bar';
import { useMessages } from '../../i18n/use-messages';
import { ComponentPart } from '../../renderers/components/component-part';
import type { ScreenProps } from '../../routing/define-route';
import { HomeBanners } from './home-banners';
import { homeLayouts } from './home-layouts';
import { MenuList } from './menu-list';
import { MenuTiles } from './menu-tiles';
import { barLimit } from './split-menus';
import { chosenMenu, tabEntries } from './tab-entries';

/** Parts that are seen, or nearly, without scrolling. */
const partsAtOnce = 2;

export default function HomeScreen({ data, search }: ScreenProps<HomeScreenQuery>) {
  const m = useMessages();
  const { layout, columns, menus, menuLimit, slider } = useStore();
  const shape = homeLayouts[layout];
  const hasTabs = shape.menus === 'tabs' || shape.menus === 'bar';
  const tab = search.get('tab');
  const entries = hasTabs ? tabEntries(menus, tab) : [];
  const chosen = hasTabs ? chosenMenu(menus, tab)?.id : undefined;
  const inBar = barLimit(entries.length, menuLimit);
  const startsWithPictures = shape.slider && slider.length > 0;

  return (
    <>
      {shape.slider && <HomeBanners />}
      {shape.menus === 'tabs' && <TabBar label={m('home.menus')} entries={entries} />}
      {shape.menus === 'list' && <MenuList />}
      {shape.menus === 'flex' && <MenuTiles />}
      {shape.menus === 'grid' && <MenuTiles columns={columns} />}
      {data.home.length + menus.length === 0 && <EmptyState title={m('home.empty')} />}
      {data.home.map((component, at) => {
        const { id } = readFragment(component);
        return (
          <ComponentPart
            key={id}
            component={component}
            headed={id !== chosen}
            atOnce={at < partsAtOnce}
            seenFirst={at === 0 && !startsWithPictures}
          />
        );
      })}
      {shape.menus === 'bar' && (
        <BottomBar
          label={m('home.menus')}
          entries={entries.slice(0, inBar)}
          more={inBar < entries.length ? { label: m('action.more'), entries: entries.slice(inBar) } : undefined}
        />
      )}
    </>
  );
}
