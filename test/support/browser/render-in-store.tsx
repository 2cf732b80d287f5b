import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type InitialEntry, MemoryRouter, useLocation, parsePath } from 'react-router-dom';
import chat from '../../../src/__generated__/messages/chat/id';
import closing from '../../../src/__generated__/messages/closing/id';
import cart from '../../../src/__generated__/messages/cart/id';
import customer from '../../../src/__generated__/messages/customer/id';
import login from '../../../src/__generated__/messages/login/id';
import offline from '../../../src/__generated__/messages/offline/id';
import money from '../../../src/__generated__/messages/money/id';
import notifications from '../../../src/__generated__/messages/notifications/id';
import addresses from '../../../src/__generated__/messages/addresses/id';
import places from '../../../src/__generated__/messages/places/id';
import profile from '../../../src/__generated__/messages/profile/id';
import services from '../../../src/__generated__/messages/services/id';
import share from '../../../src/__generated__/messages/share/id';
import messages from '../../../src/__generated__/messages/id';
import { type PageContext, PageContextProvider } from '../../../src/routing/page-context';
import { createPageData } from '../../../src/api/page-data';
import { PageDataContext } from '../../../src/api/use-loaded';
import { StoreContext, type StoreShell } from '../../../src/api/store-context';
import { type Execute, ExecuteContext } from '../../../src/api/execute';
import { ToastProvider } from '../../../src/ui/feedback/toast-provider';
import { MessagesProvider } from '../../../src/i18n/use-messages';

const context: PageContext = {
  locale: 'id',
  base: '/kopi',
  origin: 'http://localhost',
  codename: 'kopi',
  session: null,
  endpoint: '/graphql?store=kopi&lang=id',
  directory: false,
  tiles: '/tiles/{z}/{x}/{y}.svg',
};

const unreachable: Execute = async () => ({ ok: false, code: 'OFFLINE', requestId: '' });

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <output aria-label="current path">{pathname + search}</output>;
}

const isDirectory = (path: InitialEntry | undefined) => typeof path === 'string' && parsePath(path).pathname === '/';

/** Renders a part of a page in a store, at the last of the paths; the earlier ones are the history. */
export const renderInStore = (part: ReactNode, store: StoreShell | null, ...paths: InitialEntry[]) =>
  renderWith(unreachable, part, store, ...paths);

/** The same, with answers of the facade. */
export const renderWith = (execute: Execute, part: ReactNode, store: StoreShell | null, ...paths: InitialEntry[]) =>
  render(
    <PageContextProvider
      value={
        store
          ? { ...context, codename: store.codename }
          : { ...context, codename: null, base: '', directory: isDirectory(paths[0]) }
      }
    >
      <MessagesProvider
        locale="id"
        messages={{
          ...messages,
          ...chat,
          ...places,
          ...share,
          ...closing,
          ...cart,
          ...customer,
          ...login,
          ...money,
          ...notifications,
          ...offline,
          ...addresses,
          ...profile,
          ...services,
        }}
      >
        <ToastProvider>
          <MemoryRouter initialEntries={paths.length > 0 ? paths : ['/']}>
            <StoreContext value={store}>
              <ExecuteContext value={execute}>
                <PageDataContext value={createPageData(execute)}>{part}</PageDataContext>
              </ExecuteContext>
            </StoreContext>
            <CurrentPath />
          </MemoryRouter>
        </ToastProvider>
      </MessagesProvider>
    </PageContextProvider>,
  );
