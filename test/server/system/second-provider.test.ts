import { randomBytes } from 'node:crypto';
import { cleanUp } from '../../support/programs/cleanup';
import { Shopper } from '../../support/customers/shopper';
import { type RunningServer, startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import type { FaultKind } from '../../second-provider/faults';
import { startSecondProvider } from '../../second-provider/start-second-provider';
import { startStorePerFault } from '../../second-provider/store-per-fault';

jest.setTimeout(240_000);

/**
 * A store whose provider has one fault: the status of the record's page, and of another item's page. Home, menu and
 * search always answer 200 with the valid records.
 */
const readFaults: readonly (readonly [kind: FaultKind, abon: number, serundeng: number, leftOut: string])[] = [
  ['item-without-title', 502, 200, 'Abon Sapi'],
  ['item-with-text-price', 502, 200, 'Abon Sapi'],
  ['item-with-dashed-id', 502, 200, 'Abon Sapi'],
  ['half-character', 200, 200, ''],
  ['item-of-another-store', 502, 200, 'Abon Sapi'],
  ['dead-picture', 200, 200, ''],
  ['picture-of-another-host', 200, 200, ''],
  ['another-item', 502, 200, ''],
  ['item-twice', 200, 200, ''],
  ['slow-item', 503, 200, ''],
  ['large-item', 502, 200, ''],
  ['review-without-name', 200, 200, ''],
  ['component-without-icon', 200, 200, 'Selamat datang'],
  ['component-gone', 200, 200, ''],
  ['unknown-item-answered', 200, 200, ''],
  ['html-reply', 200, 200, ''],
  ['broken-json', 200, 200, ''],
  ['etag-ignored', 200, 200, ''],
  ['unsorted-search', 200, 200, ''],
  ['unknown-item-type', 200, 200, ''],
];

const settings = (url: string) => ({
  dataDirectory: temporaryFolder('server'),
  environment: { PROVIDER_URL: url, SESSION_SECRET: randomBytes(32).toString('base64') },
});

afterAll(cleanUp);

describe('a store whose provider has one defect', () => {
  let provider: Awaited<ReturnType<typeof startStorePerFault>>;
  let server: RunningServer;
  beforeAll(async () => {
    provider = await startStorePerFault(readFaults.map(([kind]) => kind));
    server = await startServer(settings(provider.url));
  });
  afterAll(async () => {
    await server.stop();
    await provider.stop();
  });

  const page = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, html: await response.text() };
  };

  test.each(readFaults)('%s: only that record fails', async (kind, abon, serundeng, leftOut) => {
    for (const path of ['', '/m/x-jajanan', '/search/0']) {
      const { status, html } = await page(`/${kind}${path}`);
      expect({ path, status, isThere: html.includes('Serundeng Kelapa') }).toEqual({
        path,
        status: 200,
        isThere: true,
      });
      if (leftOut) expect({ path, isLeftOut: !html.includes(leftOut) }).toEqual({ path, isLeftOut: true });
    }
    const statuses = [await page(`/${kind}/p/x-abon_sapi`), await page(`/${kind}/p/x-serundeng_kelapa`)];
    expect(statuses.map(({ status }) => status)).toEqual([abon, serundeng]);
  });
});

interface CheckoutScreen {
  readonly customer: {
    readonly checkout: {
      readonly __typename: string;
      readonly subtotal: { readonly amount: number };
      readonly storeFee: { readonly amount: number };
      readonly lines: readonly CheckoutLine[];
    };
  };
}

interface CheckoutLine {
  readonly id: string;
  readonly quantity: number;
  readonly price: { readonly amount: number };
}

interface Creation {
  readonly createOrder: { readonly __typename: string; readonly id?: string; readonly code?: string };
}

test('a customer signs in, fills the cart and orders on an independent provider without live events', async () => {
  const provider = await startSecondProvider('no-events');
  const server = await startServer(settings(provider.url));
  const shopper = new Shopper(server.url, 'kedaisenja');
  const { signIn } = await shopper.must<{ signIn: { __typename: string } }>('SignIn', {
    identity: 'sari',
    password: 'senja12345',
  });
  expect(signIn.__typename).not.toBe('Refusal');
  expect((await shopper.openStream('CustomerChanges')).status).toBe(204);
  await shopper.must('AddToCart', { item: 'teh_melati', lines: [{ id: 'teh_melati', quantity: 2 }] });
  const {
    customer: { checkout },
  } = await shopper.must<CheckoutScreen>('CheckoutScreen');
  expect(checkout).toMatchObject({ __typename: 'Checkout', lines: [{ quantity: 2 }] });
  const order = {
    lines: checkout.lines.map(({ id, quantity, price }) => ({ id, quantity, price: price.amount })),
    total: checkout.subtotal.amount + checkout.storeFee.amount,
    note: '',
    payment: 'tempat',
    paymentKind: 'DIRECT',
    idempotencyKey: `WEB${randomBytes(9).toString('hex')}`,
  };
  const first = await shopper.must<Creation>('CreateOrder', { order });
  const again = await shopper.must<Creation>('CreateOrder', { order });
  expect(first.createOrder).toMatchObject({ __typename: 'CreatedOrder', id: 'order_1' });
  expect(again.createOrder).toEqual(first.createOrder);
  expect(await shopper.ask('CreateOrder', { order: { ...order, note: 'lain' } })).toMatchObject({ ok: false });
  await server.stop();
  await provider.stop();
});
