import { app } from '../../support/server/rest-examples';
import { customerProvider } from '../../support/server/customer-provider';
import { type Endpoint, ownOrigin, startEndpoint } from '../../support/server/endpoint-fixture';
import { trust } from '../../support/server/facade-fixture';
import { sessionDocuments } from '../../support/server/own-sessions';
import { privateFields } from '../../support/server/private-fields';

/** The answer of each private field without a session of the store. A new field fails here until it has an entry. */
const toGuests: Readonly<Record<string, 'null' | 'SIGNED_OUT' | 'open'>> = {
  customer: 'null',
  'customer.invoice': 'null',
  'customer.invoices': 'null',
  'customer.orders': 'null',
  'customer.order': 'null',
  'customer.checkout': 'null',
  'customer.cart': 'null',
  'customer.verification': 'null',
  'customer.balance': 'null',
  'customer.invoiceNotice': 'null',
  'customer.pushSettings': 'null',
  'customer.notifications': 'null',
  'customer.addresses': 'null',
  'customer.sessions': 'null',
  'customer.referredFriends': 'null',
  'customer.referralNote': 'null',
  'customer.chat': 'null',
  'customer.chats': 'null',
  'customer.transactions': 'null',
  'customer.settings': 'null',
  'customer.address': 'null',
  'customer.favourites': 'null',
  'customer.summary': 'null',
  'customer.accountClosing': 'null',
  invoiceQuote: 'SIGNED_OUT',
  invoicePayment: 'SIGNED_OUT',
  recentBillNumbers: 'SIGNED_OUT',
  currentBill: 'SIGNED_OUT',
  carriers: 'SIGNED_OUT',
  carrierPackages: 'SIGNED_OUT',
  paymentOptions: 'SIGNED_OUT',
  orderAttempt: 'SIGNED_OUT',
  vouchers: 'SIGNED_OUT',
  orderPayment: 'SIGNED_OUT',
  orderByNumber: 'SIGNED_OUT',
  signIn: 'open',
  register: 'open',
  requestCode: 'open',
  verifyCode: 'open',
  requestPasswordReset: 'open',
  resetPassword: 'open',
  changePassword: 'SIGNED_OUT',
  removePhoto: 'SIGNED_OUT',
  saveProfile: 'SIGNED_OUT',
  closeAccount: 'SIGNED_OUT',
  verifyEmail: 'SIGNED_OUT',
  signOut: 'SIGNED_OUT',
  signOutEverywhere: 'SIGNED_OUT',
  endSessions: 'SIGNED_OUT',
  addToCart: 'SIGNED_OUT',
  saveFavourite: 'SIGNED_OUT',
  mergeFavourites: 'SIGNED_OUT',
  updateCart: 'SIGNED_OUT',
  removeFromCart: 'SIGNED_OUT',
  removeGroupFromCart: 'SIGNED_OUT',
  saveAddress: 'SIGNED_OUT',
  storeAddress: 'SIGNED_OUT',
  deleteAddress: 'SIGNED_OUT',
  chooseAddress: 'SIGNED_OUT',
  saveSettings: 'SIGNED_OUT',
  saveLanguage: 'SIGNED_OUT',
  createOrder: 'SIGNED_OUT',
  holdSlot: 'SIGNED_OUT',
  releaseSlot: 'SIGNED_OUT',
  moveBooking: 'SIGNED_OUT',
  checkVoucher: 'SIGNED_OUT',
  cancelOrder: 'SIGNED_OUT',
  orderAgain: 'SIGNED_OUT',
  changePayment: 'SIGNED_OUT',
  payOrder: 'SIGNED_OUT',
  payInvoice: 'SIGNED_OUT',
  cancelInvoicePayment: 'SIGNED_OUT',
  confirmSpending: 'SIGNED_OUT',
  createTopUp: 'SIGNED_OUT',
  createWithdrawal: 'SIGNED_OUT',
  exchangePoints: 'SIGNED_OUT',
  enterReferral: 'SIGNED_OUT',
  submitForm: 'SIGNED_OUT',
  inquireBill: 'SIGNED_OUT',
  createBillOrder: 'SIGNED_OUT',
  quoteRide: 'SIGNED_OUT',
  createRideOrder: 'SIGNED_OUT',
  rateDriver: 'SIGNED_OUT',
  sendMessage: 'SIGNED_OUT',
  markChatRead: 'SIGNED_OUT',
  subscribeToPush: 'SIGNED_OUT',
  unsubscribeFromPush: 'SIGNED_OUT',
  muteNotifications: 'SIGNED_OUT',
  markNotificationsRead: 'SIGNED_OUT',
};

const idOf = (name: string) => `test:private-${name}`;
const documents = trust({
  ...sessionDocuments,
  ...Object.fromEntries(privateFields.map(({ name, document }) => [idOf(name), document])),
});

let endpoint: Endpoint;
let otherStores: string;
beforeAll(async () => {
  endpoint = await startEndpoint('production', { documents });
  endpoint.provider.apps.set('kedai', app({ codename: 'kedai', view_uid: 'appkedai', domains: [] }));
  const provider = customerProvider();
  const refused = JSON.stringify({ success: false, message: '', error_code: 'OTHER', data: null });
  endpoint.provider.intrude((asked, response) => {
    if (asked.path.startsWith('/api/v2/app')) return false;
    if (provider.answer(asked, response)) return true;
    response.writeHead(200, { 'content-type': 'application/json' }).end(refused);
    return true;
  });
  const variables = { identity: 'ani', password: 'benar' };
  const { headers } = await post('kedai', 'test:sign-in', variables);
  otherStores = [headers['set-cookie'] ?? []]
    .flat()
    .map((one) => (one.split(';')[0] ?? '').replace('.kedai.', '.warung.'))
    .join('; ');
});
afterAll(() => endpoint.close());

const post = (store: string, documentId: string, variables: object, cookie = '') =>
  endpoint.call({
    method: 'POST',
    url: `/graphql?store=${store}&lang=id`,
    headers: { 'content-type': 'application/json', origin: ownOrigin, 'x-session': '', ...(cookie && { cookie }) },
    payload: JSON.stringify({ documentId, variables }),
  });

test('the matrix lists exactly the private fields of the schema', () => {
  expect(Object.keys(toGuests).sort()).toEqual(privateFields.map(({ name }) => name).sort());
});

const sessions: [string, () => string][] = [
  ['no session', () => ''],
  ['another store’s session', () => otherStores],
];
describe.each(sessions)('with %s', (_name, cookie) => {
  test.each(privateFields.map((field) => [field.name, field] as const))('%s', async (name, { root, variables }) => {
    endpoint.provider.forget();
    const { status, headers, json } = await post('warung', idOf(name), variables, cookie());
    const { data, errors } = json as { data: Record<string, unknown> | null; errors?: unknown };
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(endpoint.provider.asked.filter((asked) => asked.headers.authorization)).toEqual([]);
    const rule = toGuests[name];
    if (rule === 'open') return expect(data?.[root]).toMatchObject({ __typename: 'Refusal' });
    expect(endpoint.provider.asked.filter(({ path }) => !path.startsWith('/api/v2/app'))).toEqual([]);
    expect(data?.[root] ?? null).toBeNull();
    if (rule === 'null') expect(errors).toBeUndefined();
    else expect(errors).toMatchObject([{ extensions: { code: 'SIGNED_OUT' } }]);
  });

  test.each(privateFields.map(({ name, variables }) => [name, variables] as const))(
    '%s cannot be requested by GET',
    async (name, variables) => {
      const query = { documentId: idOf(name), variables: JSON.stringify(variables), store: 'warung', lang: 'id' };
      expect((await endpoint.call({ query, headers: { cookie: cookie() } })).status).toBe(405);
    },
  );
});
