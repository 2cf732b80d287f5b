import { act } from '@testing-library/react';
import type { InitialEntry } from 'react-router-dom';
import { createPageData } from '../../../src/api/page-data';
import { type DocumentRef, type Execute, ExecuteContext } from '../../../src/api/execute';
import type { StoreShell } from '../../../src/api/store-context';
import { PageDataContext } from '../../../src/api/use-loaded';
import { StorePage } from '../../../src/app/app';
import { OfflineParts } from '../../../src/app/shell/offline/lazy-offline';
import { renderInStore } from './render-in-store';
import { testStore } from './test-store';

export const failure = { ok: false, code: 'PROVIDER_TIMEOUT', requestId: 'r1' } as const;

type Answer = (variables: never, signal?: AbortSignal) => unknown;

/** The answer to a document; a promise delays it, `failure` fails it. */
export const answering = <Data, Variables extends object>(
  document: DocumentRef<Data, Variables>,
  answer: (variables: Variables, signal?: AbortSignal) => object | Promise<object>,
): [string, Answer] => [document.id, answer];

/** Renders a whole page at a path inside a store; documents without an answer fail. */
export async function showPage(path: InitialEntry, answers: [string, Answer][], store: StoreShell = testStore()) {
  history.replaceState(null, '');
  // The first touch of a customer would wait for its code.
  await OfflineParts.preload();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const execute = jest.fn(async (document: { id: string }, variables: object, signal?: AbortSignal) => {
    const given = answers.find(([id]) => id === document.id)?.[1];
    const data = given ? await given(variables as never, signal) : failure;
    if (typeof data === 'object' && data !== null && 'ok' in data) return data;
    return { ok: true, data };
  }) as unknown as jest.MockedFunction<Execute>;
  const shown = await act(async () =>
    renderInStore(
      <ExecuteContext value={execute}>
        <PageDataContext value={createPageData(execute)}>
          <StorePage />
        </PageDataContext>
      </ExecuteContext>,
      store,
      path,
    ),
  );
  return { execute, ...shown };
}

/** The variables of the requests of a document, in order. */
export const askedFor = (execute: jest.MockedFunction<Execute>, document: { id: string }) =>
  execute.mock.calls.filter(([{ id }]) => id === document.id).map(([, variables]) => variables);
