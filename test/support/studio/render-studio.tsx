import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type DocumentRef, type Execute, ExecuteContext } from '../../../src/api/execute';
import type { Failure, Loaded } from '../../../src/api/loaded';
import parts from '../../../studio/__generated__/messages/parts/id';
import { MessagesProvider } from '../../../src/i18n/use-messages';
import { MeDocument } from '../../../studio/__generated__/documents/me';
import studio from '../../../studio/__generated__/messages/id';
import { App } from '../../../studio/app/app';
import type { Me } from '../../../studio/app/me';
import { StudioMessages } from '../../../studio/i18n/use-studio-messages';

type Store = Me['stores'][number];

export const membership = (store: Partial<Store> = {}): Store => ({
  __typename: 'Membership',
  codename: 'kedaisenja',
  name: 'Kedai Senja',
  role: 'OWNER',
  scopes: [],
  needsSecondFactor: false,
  ...store,
});

export const person = (me: Partial<Me> = {}): Me => ({
  __typename: 'Person',
  id: 's1',
  email: 'sari@contoh.test',
  name: 'Sari',
  language: 'ID',
  hasSecondFactor: false,
  recoveryCodes: 0,
  stores: [membership()],
  ...me,
});

export const failure = (code: Failure['code']): Failure => ({ ok: false, code, requestId: 'r1' });

export const refusal = (code: string, message = '') => ({ __typename: 'Refusal' as const, code, message });

type Answer = (variables: never) => object | Promise<object>;

/** A double of the facade, which records what was sent to it. */
export function createFacade() {
  const answers = new Map<string, Answer>();
  const sent: { id: string; variables: object }[] = [];
  const execute: Execute = async <Data, Variables extends object>(
    { id }: DocumentRef<Data, Variables>,
    variables: Variables,
  ) => {
    sent.push({ id, variables });
    const answer = answers.get(id);
    if (!answer) throw new Error(`No answer to document ${id}`);
    const data = await answer(variables as never);
    return ('ok' in data ? data : { ok: true, data }) as Loaded<Data>;
  };
  const facade = {
    execute,
    /** What a document answers from now on: data, or a failure. */
    on<Data, Variables extends object>(
      { id }: DocumentRef<Data, Variables>,
      answer: (variables: Variables) => object | Promise<object>,
    ) {
      answers.set(id, answer);
      return facade;
    },
    /** The variables that a document was sent with. */
    sentTo: <Data, Variables extends object>({ id }: DocumentRef<Data, Variables>) =>
      sent.filter((one) => one.id === id).map(({ variables }) => variables),
    signedInAs: (me: Me | null) => facade.on(MeDocument, () => ({ me })),
  };
  return facade;
}

type Facade = ReturnType<typeof createFacade>;

const CurrentPath = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="current path">{pathname + search}</output>;
};

/** An Indonesian page around a part of the studio. */
export const InStudio = ({ facade, path = '/', children }: { facade: Facade; path?: string; children: ReactNode }) => (
  <ExecuteContext value={facade.execute}>
    <MessagesProvider locale="id" messages={{ ...parts, ...studio }}>
      <StudioMessages locale="id" messages={studio}>
        <MemoryRouter initialEntries={[path]}>
          {children}
          <CurrentPath />
        </MemoryRouter>
      </StudioMessages>
    </MessagesProvider>
  </ExecuteContext>
);

/** The studio at a path, with its code loaded. */
export const renderStudio = (facade: Facade, path: string) =>
  act(async () =>
    render(
      <InStudio facade={facade} path={path}>
        <App />
      </InStudio>,
    ),
  );
