import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import Store from 'lucide-react/icons/store';
import styled from 'styled-components';
import { token } from '../../src/theme/token';
import { clamped } from '../../src/ui/card/card-style';
import { PopoverMenu } from '../../src/ui/dialog/popover-menu';
import { Link } from '../../src/ui/link/link';
import { useStudioMessages } from '../i18n/use-studio-messages';
import { AccountMenu } from './account-menu';
import { LanguageLinks } from './language-links';
import { useMeState } from './me';
import { storePath, storesPath } from './paths';
import type { Membership } from './store-of-page';

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token('layer-bar')};
  display: flex;
  align-items: center;
  min-height: calc(${token('size-header')} + env(safe-area-inset-top));
  padding: env(safe-area-inset-top) ${token('space-2')} 0 ${token('space-3')};
  border-bottom: 1px solid ${token('color-border')};
  background: ${token('color-surface')};
`;

const Brand = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space-2')};
  min-width: ${token('size-touch')};
  min-height: ${token('size-touch')};
  color: ${token('color-link')};
  font-size: min(${token('font-title')}, 5.6vw);
  font-weight: 700;
  letter-spacing: -0.02em;
`;

/** On a phone, the store's name needs the room. */
const BrandName = styled.span<{ $givesWay: boolean }>`
  @media (max-width: 599px) {
    ${({ $givesWay }) => $givesWay && 'display: none;'}
  }
`;

const StoreName = styled(Link)`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: ${token('size-touch')};
  padding-inline-start: ${token('space-3')};
  border-inline-start: 1px solid ${token('color-border')};
  margin-inline-start: ${token('space-1')};
  /* Two lines of large text fit into the bar of a phone. */
  font-size: min(${token('font-large')}, 5.6vw);
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

const Name = styled.span`
  ${clamped(2)}
`;

const Rest = styled.div`
  flex: 1;
`;

interface HeaderProps {
  store: Membership | undefined;
}

/** The current store, with a menu of the others. */
function StoreSwitcher({ store }: { store: Membership }) {
  const m = useStudioMessages();
  const { me } = useMeState();
  const others = me?.stores.filter(({ codename }) => codename !== store.codename) ?? [];
  const entries = others.map(({ codename, name }) => ({
    id: codename,
    label: name,
    link: { to: storePath(codename) },
  }));
  return (
    <>
      <StoreName to={storePath(store.codename)}>
        <Name>{store.name}</Name>
      </StoreName>
      {entries.length > 0 && (
        <PopoverMenu label={m('studio.other-stores')} icon={<ChevronsUpDown size={18} />} entries={entries} />
      )}
    </>
  );
}

export function Header({ store }: HeaderProps) {
  const m = useStudioMessages();
  const { me } = useMeState();
  return (
    <Bar>
      <Brand to={storesPath} aria-label={m('studio.to-stores')}>
        <Store size={24} />
        <BrandName $givesWay={store !== undefined}>{m('studio.title')}</BrandName>
      </Brand>
      {store && <StoreSwitcher store={store} />}
      <Rest />
      {me ? <AccountMenu me={me} /> : <LanguageLinks />}
    </Bar>
  );
}
