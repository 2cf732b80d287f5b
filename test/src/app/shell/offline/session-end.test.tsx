import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { StoreContext } from '../../../../../src/api/store-context';
import { clearSession } from '../../../../../src/api/signed-in';
import { useSessionEnd } from '../../../../../src/app/shell/offline/use-session-end';
import { type PageContext, PageContextProvider } from '../../../../../src/routing/page-context';
import { clearFlag, setFlag } from '../../../../support/browser/session-flag';
import { testStore } from '../../../../support/browser/test-store';

const own = 'kopi:customer:abc';
let names: string[];

function Part() {
  useSessionEnd(null);
  return <i />;
}

/** Binds the page like one rendered by the server. */
async function hydrate() {
  const container = document.createElement('div');
  container.innerHTML = '<i></i>';
  await act(async () => {
    hydrateRoot(
      container,
      <PageContextProvider value={{ codename: 'kopi' } as PageContext}>
        <StoreContext value={testStore()}>
          <Part />
        </StoreContext>
      </PageContextProvider>,
    );
  });
}

beforeEach(() => {
  names = [own, 'kopi:pages', 'kopikita:customer:def'];
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...names],
      delete: async (name: string) => {
        names = names.filter((one) => one !== name);
        return true;
      },
    },
  });
});
afterEach(() => clearFlag());

test('the pages of a customer stay stored when another page of theirs is loaded', async () => {
  setFlag();
  await hydrate();
  expect(names).toContain(own);
});

test('a guest’s page deletes the pages of the customer before, of this store alone', async () => {
  clearFlag();
  await hydrate();
  expect(names).toEqual(['kopi:pages', 'kopikita:customer:def']);
});

test('a session that ends on the page deletes its pages', async () => {
  setFlag();
  await hydrate();
  await act(async () => clearSession('kopi'));
  expect(names).toEqual(['kopi:pages', 'kopikita:customer:def']);
});
