import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import parts from '../../../studio/__generated__/messages/parts/en';
import { type Execute, ExecuteContext } from '../../../src/api/execute';
import { MessagesProvider } from '../../../src/i18n/use-messages';
import { ToastProvider } from '../../../src/ui/feedback/toast-provider';
import texts from '../../../studio/__generated__/messages/en';
import { type Membership, StoreOfPageContext } from '../../../studio/app/store-of-page';
import { StudioMessages } from '../../../studio/i18n/use-studio-messages';

export const ownerOf = (more: Partial<Membership> = {}): Membership => ({
  __typename: 'Membership',
  codename: 'warung',
  name: 'Warung',
  role: 'OWNER',
  scopes: [],
  needsSecondFactor: false,
  ...more,
});

interface Around {
  execute: Execute;
  store?: Membership;
}

/** A room of a store in the studio, in English. */
export const renderInRoom = (room: ReactNode, { execute, store = ownerOf() }: Around) =>
  act(async () =>
    render(
      <ExecuteContext value={execute}>
        <MessagesProvider locale="en" messages={{ ...parts, ...texts }}>
          <StudioMessages locale="en" messages={texts}>
            <MemoryRouter>
              <ToastProvider>
                <StoreOfPageContext value={store}>
                  <main>{room}</main>
                </StoreOfPageContext>
              </ToastProvider>
            </MemoryRouter>
          </StudioMessages>
        </MessagesProvider>
      </ExecuteContext>,
    ),
  );
