import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { CheckoutScreenQuery } from '../../../../src/__generated__/gql/graphql';
import { createPageData } from '../../../../src/api/page-data';
import { StoreContext } from '../../../../src/api/store-context';
import { ExecuteContext } from '../../../../src/api/execute';
import { PageDataContext } from '../../../../src/api/use-loaded';
import CheckoutScreen from '../../../../src/screens/checkout/checkout-screen';
import { earlyPage } from '../../../support/browser/early-page';
import { InPage } from '../../../support/browser/in-page';
import { testStore } from '../../../support/browser/test-store';
import { failure } from '../../../support/browser/store-page';
import { checkout } from '../../../support/browser/checkout-fixture';

const execute = async () => failure;
const data = { customer: { __typename: 'Customer', id: 'c1', checkout } } as unknown as CheckoutScreenQuery;
const page = (
  <MemoryRouter>
    <InPage>
      <StoreContext value={testStore()}>
        <ExecuteContext value={execute}>
          <PageDataContext value={createPageData(execute)}>
            <CheckoutScreen data={data} params={{}} search={new URLSearchParams()} />
          </PageDataContext>
        </ExecuteContext>
      </StoreContext>
    </InPage>
  </MemoryRouter>
);
const note = () => screen.getByRole('textbox', { name: 'CATATAN' });

/** Types into the server's HTML, then hydrates it. */
async function open(written: string) {
  const early = earlyPage(page);
  if (written !== '') fireEvent.input(note(), { target: { value: written } });
  await early.hydrate();
  return early.close;
}

beforeEach(() => sessionStorage.clear());

test('a note typed before hydration replaces the stored one', async () => {
  for (const written of ['Pagar hijau', 'Pagar biru']) {
    const leave = await open(written);
    expect(note()).toHaveValue(written);
    await leave();
  }
});

test('without typing the note is the stored one', async () => {
  await (await open('Pagar hijau'))();
  const leave = await open('');
  expect(note()).toHaveValue('Pagar hijau');
  await leave();
});
