import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CustomerRulesDocument } from '../../../../../src/__generated__/documents/customer-rules';
import type { Execute } from '../../../../../src/api/execute';
import { createPageData } from '../../../../../src/api/page-data';
import { StoreContext } from '../../../../../src/api/store-context';
import { PageDataContext } from '../../../../../src/api/use-loaded';
import { useOwner } from '../../../../../src/app/shell/offline/use-owner';
import { type PageContext, PageContextProvider } from '../../../../../src/routing/page-context';
import { storedText } from '../../../../../src/storage/stored-text';
import { clearFlag, setFlag } from '../../../../support/browser/session-flag';
import { failure } from '../../../../support/browser/store-page';
import { testStore } from '../../../../support/browser/test-store';

const searches = () => storedText('local/person/searches', 'kopi');
const owner = 'kopi:customer:owner';

function show(answers: object[]) {
  const execute = jest.fn(async ({ id }: { id: string }) => {
    if (id !== CustomerRulesDocument.id) throw new Error('Nothing else is asked');
    return answers.shift();
  });
  const pageData = createPageData(execute as unknown as Execute);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageContextProvider value={{ codename: 'kopi' } as PageContext}>
      <StoreContext value={testStore()}>
        <PageDataContext value={pageData}>{children}</PageDataContext>
      </StoreContext>
    </PageContextProvider>
  );
  return { execute, ...renderHook(() => useOwner(), { wrapper }) };
}

const customer = (id: string) => ({ ok: true, data: { customer: { id } } });

beforeEach(() => {
  setFlag();
  searches().write('bayam');
});
afterEach(() => {
  clearFlag();
  localStorage.clear();
});

test('is the customer of the session, however it began, who finds nothing of another', async () => {
  localStorage.setItem(owner, 'earlier rina');
  const { result } = show([customer('sari')]);
  await waitFor(() => expect(result.current).toBe('sari'));
  expect([localStorage.getItem(owner), searches().read()]).toEqual(['1 sari', null]);
});

test('finds everything that the customer stored', async () => {
  localStorage.setItem(owner, 'earlier sari');
  const { result } = show([customer('sari')]);
  await waitFor(() => expect(result.current).toBe('sari'));
  expect(searches().read()).toBe('bayam');
});

test('is requested again when the network is back', async () => {
  const listen = jest.spyOn(window, 'addEventListener');
  const { result, execute } = show([{ ...failure }, customer('sari')]);
  await waitFor(() => expect(listen).toHaveBeenCalledWith('online', expect.anything(), expect.anything()));
  expect(result.current).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toBe('sari'));
  expect(execute).toHaveBeenCalledTimes(2);
});

test('of a guest has no customer', () => {
  clearFlag();
  const { result, execute } = show([]);
  expect(result.current).toBeNull();
  expect(execute).not.toHaveBeenCalled();
});
