import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ToastProvider } from '../../../src/ui/feedback/toast-provider';
import { MessagesProvider } from '../../../src/i18n/use-messages';
import closing from '../../../src/__generated__/messages/closing/id';
import cart from '../../../src/__generated__/messages/cart/id';
import customer from '../../../src/__generated__/messages/customer/id';
import login from '../../../src/__generated__/messages/login/id';
import money from '../../../src/__generated__/messages/money/id';
import addresses from '../../../src/__generated__/messages/addresses/id';
import profile from '../../../src/__generated__/messages/profile/id';
import services from '../../../src/__generated__/messages/services/id';
import id from '../../../src/__generated__/messages/id';

const CurrentPath = () => {
  const { pathname, search } = useLocation();
  return <span data-testid="current-path">{pathname + search}</span>;
};

/** An Indonesian page around a component; `current-path` shows where its links have led. */
export const InPage = ({ children }: { children: ReactNode }) => (
  <MessagesProvider
    locale="id"
    messages={{ ...id, ...cart, ...closing, ...customer, ...login, ...money, ...profile, ...addresses, ...services }}
  >
    <ToastProvider>{children}</ToastProvider>
  </MessagesProvider>
);

export const renderInPage = (children: ReactNode) =>
  render(
    <MemoryRouter initialEntries={['/here']}>
      <InPage>{children}</InPage>
      <CurrentPath />
    </MemoryRouter>,
  );
