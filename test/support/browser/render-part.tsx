import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Execute, ExecuteContext } from '../../../src/api/execute';
import { createPageData } from '../../../src/api/page-data';
import type { StoreShell } from '../../../src/api/store-context';
import { PageDataContext } from '../../../src/api/use-loaded';
import { renderInStore } from './render-in-store';
import { testStore } from './test-store';

const unasked: Execute = () => Promise.reject(new Error('This test asks the facade for nothing'));

interface Around {
  execute?: Execute;
  store?: StoreShell;
  path?: string;
}

/** A part of a store's page, with its code loaded. */
export const renderPart = (part: ReactNode, { execute = unasked, store = testStore(), path = '/' }: Around = {}) =>
  act(async () =>
    renderInStore(
      <ExecuteContext value={execute}>
        <PageDataContext value={createPageData(execute)}>{part}</PageDataContext>
      </ExecuteContext>,
      store,
      path,
    ),
  );
