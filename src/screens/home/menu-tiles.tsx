import LayoutGrid from 'lucide-react/icons/layout-grid';
import styled, { css } from 'styled-components';
import { useStore } from '../../api/store-context';
import { IconDisc } from '../../ui/media/icon-disc';
import { MenuTile } from '../../ui/menu/menu-tile';
import { tileGrid } from '../../ui/layout/tile-grid';
import { useMessages } from '../../i18n/use-messages';
import { menuPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { type Menus, splitMenus } from './home-menus';

export interface MenuTilesProps {
  /** Columns of a grid; without a number, the menus wrap at the end of the row. */
  columns?: number;
}

/** Four in a row if they fit. */
const wrappingWidth = `max(3.25rem, 25% - ${token('space-1')})`;

const wrapping = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  justify-content: center;
`;

const layoutOf = ({ $columns }: { $columns: number }) => ($columns > 0 ? tileGrid : wrapping);

const Tiles = styled.ul<{ $columns: number }>`
  ${layoutOf}
  padding: ${token('space-3')} ${token('space-2')};
  background: ${token('color-surface')};
`;

const Tile = styled.li`
  flex: 0 0 ${wrappingWidth};
  min-width: 0;
`;

/** The remaining menus are behind a last tile, or behind a whole row in browsers that cannot lay that out. */
const LastTile = styled.li`
  flex: 0 0 100%;
  grid-column: 1 / -1;
  min-width: 0;

  @supports selector(::details-content) {
    display: contents;
  }
`;

const Rest = styled.details`
  @supports selector(::details-content) {
    &,
    &[open]::details-content {
      display: contents;
    }

    &:not([open])::details-content {
      display: none;
    }
  }
`;

const More = styled.summary`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  align-items: center;
  padding: ${token('space-2')} ${token('space-1')};
  border-radius: ${token('radius-card')};
  font-size: ${token('font-small')};
  line-height: 1.25;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  ${Rest}[open] > & {
    display: none;
  }

  @supports selector(::details-content) {
    flex: 0 0 ${wrappingWidth};
    min-width: 0;
  }
`;

const RestTiles = styled.ul<{ $columns: number }>`
  ${layoutOf}

  @supports selector(::details-content) {
    ${Rest}[open] > & {
      display: contents;
    }
  }
`;

const tiles = (menus: Menus) =>
  menus.map((menu) => (
    <Tile key={menu.id}>
      <MenuTile label={menu.name} image={menu.icon} link={{ to: menuPath(menu) }} />
    </Tile>
  ));

export function MenuTiles({ columns = 0 }: MenuTilesProps) {
  const m = useMessages();
  const { menus, menuLimit } = useStore();
  const { first, rest } = splitMenus(menus, menuLimit);
  return (
    <nav aria-label={m('home.menus')}>
      <Tiles $columns={columns}>
        {tiles(first)}
        {rest.length > 0 && (
          <LastTile>
            <Rest>
              <More>
                <IconDisc $size={52} $soft>
                  <LayoutGrid size={26} strokeWidth={1.75} />
                </IconDisc>
                <span>{m('action.more')}</span>
              </More>
              <RestTiles $columns={columns}>{tiles(rest)}</RestTiles>
            </Rest>
          </LastTile>
        )}
      </Tiles>
    </nav>
  );
}
