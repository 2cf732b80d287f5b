import Heart from 'lucide-react/icons/heart';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useStore } from '../../../api/store-context';
import { useMessages } from '../../../i18n/use-messages';
import { favouritesPath, menuPath, privacyPath, termsPath, viewUidOf } from '../../../routing/paths';
import { token } from '../../../theme/token';
import { IconButton } from '../../../ui/button/icon-button';
import { useCloseOnBack } from '../../../ui/dialog/use-close-on-back';
import { LegalLinks } from '../../../ui/link/legal-links';
import { Link } from '../../../ui/link/link';
import { Picture } from '../../../ui/media/picture';
import { StoreName } from '../header/store-brand';
import { usePreviousPath } from '../header/store-referrer';
import { LanguageLinks } from './language-links';
import { sidebarId } from './lazy-sidebar';

/** The menu named by the last dash-separated segment of the page's path, or of the previous page's path. */
export function selectedMenu(menus: readonly { id: string }[], ...paths: (string | null)[]): string | null {
  const named = paths.map((path) => path && viewUidOf(path.replace(/\/+$/, '')));
  return named.find((id) => menus.some((menu) => menu.id === id)) ?? null;
}

/** Opens and closes without JavaScript. In browsers without popovers, it is below the page. */
const Panel = styled.nav`
  margin: 0;
  border: 0;
  background: ${token('color-surface')};
  color: ${token('color-text')};

  @supports selector(:popover-open) {
    position: fixed;
    inset: 0 max(0px, 50% - ${token('size-column')} / 2) 0 auto;
    flex-direction: column;
    width: min(20rem, 100% - 3.5rem);
    height: 100dvh;
    padding: 0;
    overscroll-behavior: contain;
    opacity: 0;
    translate: 2rem 0;
    transition:
      translate ${token('duration-slow')} ${token('easing-out')},
      opacity ${token('duration-fast')},
      overlay ${token('duration-slow')} allow-discrete,
      display ${token('duration-slow')} allow-discrete;

    &:popover-open {
      display: flex;
      opacity: 1;
      translate: 0 0;
    }

    &::backdrop {
      background: ${token('color-scrim')};
    }

    @starting-style {
      &:popover-open {
        opacity: 0;
        translate: 2rem 0;
      }
    }
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('size-header')};
  padding: env(safe-area-inset-top) ${token('space-1')} 0 ${token('space-4')};
  background: ${token('color-header')};
  color: ${token('color-header-text')};
`;

const Entries = styled.ul`
  flex: 1;
  padding: ${token('space-2')};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Entry = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  min-height: 48px;
  padding: ${token('space-1')} ${token('space-3')};
  border-radius: ${token('radius-card')};

  &:hover {
    background: ${token('color-background')};
  }

  &[aria-current] {
    background: ${token('color-action-soft')};
    color: ${token('color-link')};
    font-weight: 600;
  }
`;

const Bottom = styled.div`
  padding: ${token('space-3')} ${token('space-4')} calc(${token('space-3')} + env(safe-area-inset-bottom));
  border-top: 1px solid ${token('color-border')};
`;

/** The browser may have opened it before it hydrates. Browsers without popovers refuse the selector. */
const isAlreadyOpen = () =>
  typeof document !== 'undefined' &&
  CSS.supports('selector(:popover-open)') &&
  document.querySelector(`#${sidebarId}:popover-open`) !== null;

export default function Sidebar() {
  const m = useMessages();
  const { menus } = useStore();
  const { pathname } = useLocation();
  const panel = useRef<HTMLElement>(null);
  const here = selectedMenu(menus, pathname);
  const previous = usePreviousPath();
  const selected = here ?? selectedMenu(menus, previous);
  const close = () => panel.current?.hidePopover();
  const [isOpen, setOpen] = useState(isAlreadyOpen);
  useCloseOnBack(isOpen, close);
  return (
    <Panel
      id={sidebarId}
      ref={panel}
      popover="auto"
      aria-label={m('shell.menu')}
      onToggle={({ newState }) => setOpen(newState === 'open')}
    >
      <Top onClick={close}>
        <StoreName />
        <IconButton label={m('action.close')} icon={<X />} popoverTarget={sidebarId} popoverTargetAction="hide" />
      </Top>
      <Entries>
        {menus.map((menu) => (
          <li key={menu.id} onClick={close}>
            <Entry to={menuPath(menu)} aria-current={menu.id === here ? 'page' : menu.id === selected || undefined}>
              <Picture path={menu.icon} label={menu.name} width={32} shape="control" />
              {menu.name}
            </Entry>
          </li>
        ))}
      </Entries>
      <Bottom>
        <div onClick={close}>
          <Entry to={favouritesPath}>
            <Heart size={24} aria-hidden />
            {m('title.favourites')}
          </Entry>
        </div>
        {/* These load a new document. Closing the menu goes back, which would cancel that. */}
        <LegalLinks terms={termsPath} privacy={privacyPath} />
        <LanguageLinks />
      </Bottom>
    </Panel>
  );
}
