import ChevronDown from 'lucide-react/icons/chevron-down';
import styled from 'styled-components';
import { useStore } from '../../api/store-context';
import { MenuRow } from '../../ui/menu/menu-row';
import { RowList } from '../../ui/list/row-list';
import { useMessages } from '../../i18n/use-messages';
import { menuPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { type Menus, splitMenus } from './home-menus';

const More = styled.details`
  background: ${token('color-surface')};
  border-top: 1px solid ${token('color-border')};
`;

const Opener = styled.summary`
  display: flex;
  gap: ${token('space-2')};
  align-items: center;
  justify-content: center;
  min-height: 48px;
  color: ${token('color-link')};
  font-weight: 600;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Chevron = styled(ChevronDown)`
  ${More}[open] & {
    rotate: 180deg;
  }
`;

const Rows = ({ menus }: { menus: Menus }) => (
  <RowList>
    {menus.map((menu) => (
      <li key={menu.id}>
        <MenuRow label={menu.name} image={menu.icon} link={{ to: menuPath(menu) }} />
      </li>
    ))}
  </RowList>
);

export function MenuList() {
  const m = useMessages();
  const { menus, menuLimit } = useStore();
  const { first, rest } = splitMenus(menus, menuLimit);
  return (
    <nav aria-label={m('home.menus')}>
      <Rows menus={first} />
      {rest.length > 0 && (
        <More>
          <Opener>
            {m('action.more')}
            <Chevron size={18} />
          </Opener>
          <Rows menus={rest} />
        </More>
      )}
    </nav>
  );
}
