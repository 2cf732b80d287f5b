import type { HomeScreenQuery } from '../../__generated__/gql/graphql';
import { resolveLink } from '../../actions/resolve-link';
import { readFragment } from '../../api/fragment';
import { useStore } from '../../api/store-context';
import { useMessages } from '../../i18n/use-messages';
import { ComponentPart } from '../../renderers/components/component-part';
import type { ScreenProps } from '../../routing/define-route';
import { BannerSlider } from '../../ui/carousel/banner-slider';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { LinkTarget } from '../../ui/link/link';
import { BottomBar } from '../../ui/menu/bottom-bar';
import { TabBar } from '../../ui/menu/tab-bar';
import { barLimit, chosenMenu, tabEntries } from './home-menus';
import { homeLayouts } from './home-skeleton';
import { MenuList } from './menu-list';
import { MenuTiles } from './menu-tiles';

/** Null if the link of a banner cannot be opened. */
function linkOf(link: string | null, shortLinkHost: string | null): LinkTarget | undefined {
  const target = link === null ? null : resolveLink(link, { shortLinkHost });
  if (target?.kind === 'route') return { to: target.path };
  return target?.kind === 'external' ? { to: target.href, target: '_blank', rel: 'noopener noreferrer' } : undefined;
}

function HomeBanners() {
  const m = useMessages();
  const { slider, shortLinkHost } = useStore();
  if (slider.length === 0) return null;
  const banners = slider.map(({ image, title, titleShown, link }) => ({
    image,
    title,
    titleShown,
    link: linkOf(link, shortLinkHost),
  }));
  return <BannerSlider label={m('slider.label')} banners={banners} />;
}

/** Parts that are visible, or almost, without scrolling. */
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
