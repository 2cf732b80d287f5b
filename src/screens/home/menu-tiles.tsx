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
  /** Columns of a grid; without them the menus wrap where the row ends. */
  columns?: number;
}

/** Four in a row where they fit. */
const wrappingWidth = `max(3.25rem, 25% - ${token('space-1')})`;

const wrapping = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-1')};
  justify-content: center;

  li {
    flex: 0 0 ${wrappingWidth};
    min-width: 0;
  }
`;

const Tiles = styled.ul<{ $columns: number }>`
  ${({ $columns }) => ($columns > 0 ? tileGrid : wrapping)}
  padding: ${token('space-3')} ${token('space-2')};
  background: ${token('color-surface')};

  /* The rest lies behind a tile of its own; where browsers can't lay that out, behind a row across. */
  & > li:has(details) {
    flex-basis: 100%;
    grid-column: 1 / -1;
  }

  summary {
    display: flex;
    flex-direction: column;
    gap: 0.375rem;
    align-items: center;
    padding: ${token('space-2')} ${token('space-1')};
    border-radius: ${token('radius-card')};
    font-size: ${token('font-small')};
    line-height: 1.25;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  details[open] > summary {
    display: none;
  }

  details ul {
    ${({ $columns }) => ($columns > 0 ? tileGrid : wrapping)}
  }

  @supports selector(::details-content) {
    & > li:has(details),
    details,
    details[open]::details-content,
    details[open] > ul {
      display: contents;
    }

    details:not([open])::details-content {
      display: none;
    }

    summary {
      flex: 0 0 ${wrappingWidth};
      min-width: 0;
    }
  }
`;

const tiles = (menus: Menus) =>
  menus.map((menu) => (
    <li key={menu.id}>
      <MenuTile label={menu.name} image={menu.icon} link={{ to: menuPath(menu) }} />
    </li>
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
          <li>
            <details>
              <summary>
                <IconDisc $size={52} $soft>
                  <LayoutGrid size={26} strokeWidth={1.75} />
                </IconDisc>
                <span>{m('action.more')}</span>
              </summary>
              <ul>{tiles(rest)}</ul>
            </details>
          </li>
        )}
      </Tiles>
    </nav>
  );
}
