import { Shopper } from '../../support/customers/shopper';
import { cleanUp } from '../../support/programs/cleanup';
import { asOperator } from '../../support/programs/operator-key';
import { type RunningProvider, startProvider } from '../../support/programs/start-provider';
import { type RunningServer, startServer } from '../../support/programs/start-server';

jest.setTimeout(300_000);
afterAll(cleanUp);

const email = 'kenari.surel@toko.test';
const password = 'kenari-sandi';
const phone = '081999887766';
const meter = '98765432109';
const address = {
  fullName: 'Kenari Penerima',
  street: 'Jl. Kenari 12',
  phone,
  province: '34',
  city: '34.71',
  district: '34.71.01',
};
const canaries = new RegExp(`kenari|${phone}|${phone.slice(1)}|${meter}`, 'i');

let provider: RunningProvider;
let server: RunningServer;

beforeAll(async () => {
  provider = await startProvider({ LOG_LEVEL: 'debug' });
  server = await startServer({ environment: { LOG_LEVEL: 'debug', PROVIDER_URL: provider.url } });
});

async function codeFor(recipient: string): Promise<string> {
  const page = await (await fetch(`${provider.url}/sandbox`, { headers: asOperator })).text();
  const row = page.split('<tr>').find((one) => one.includes(`<td>${recipient}</td>`)) ?? '';
  return /<pre>[^<]*?\b(\d{6})\b/.exec(row)?.[1] ?? '';
}

async function register(store: string): Promise<Shopper> {
  const shopper = new Shopper(server.url, store);
  const registration = { name: 'Kenari Nama', email, password, phone };
  const { register: sent } = await shopper.must<{ register: { request: string } }>('Register', { registration });
  await shopper.must('VerifyCode', { request: sent.request, code: await codeFor(email) });
  return shopper;
}

const readPage = async (shopper: Shopper, path: string) =>
  (
    await fetch(`${server.url}/${shopper.store}${path}`, {
      headers: { cookie: shopper.cookie, 'x-session': shopper.session ?? '' },
    })
  ).text();

const session = () => crypto.randomUUID().replaceAll('-', '');

/** Refused and invalid calls are logged too. */
async function liveInShop() {
  const shopper = await register('kebunara');
  const saved = { email, username: 'kenari', name: 'Kenari Nama', phone: `+62${phone.slice(1)}` };
  await shopper.must('SaveProfile', { profile: saved });
  await shopper.ask('SaveProfile', { profile: { ...saved, email: 'kenari tanpa at', phone: 'kenari' } });
  await shopper.ask('SaveProfile', { profile: 'kenari' });
  await shopper.must('SaveAddress', { address });
  await shopper.ask('SaveAddress', { address: { ...address, city: '32.73' } });
  await shopper.ask('StoreAddress', { id: 'kenari-alamat', address });
  await shopper.ask('SignIn', { identity: email, password: 'kenari-salah' });
  await shopper.ask('RequestPasswordReset', { identity: email });
  await shopper.ask('ChangePassword', { oldPassword: 'kenari-salah', newPassword: password });
  await shopper.must('SendMessage', {
    input: { shop: null, text: 'Halo, saya kenari', item: null, idempotencyKey: session() },
  });
  await shopper.must('AddToCart', { item: 'bayam250', lines: [{ id: 'bayam250', quantity: 1 }] });
  const order = {
    lines: [{ id: 'bayam250', quantity: 1, price: 1 }],
    total: 1,
    note: 'kenari',
    idempotencyKey: session(),
  };
  await shopper.ask('CreateOrder', { order: { ...order, payment: 'kenari', paymentKind: 'DIRECT' } });
  for (const path of ['/akun/profil', '/akun/alamat', '/akun/shopping', '/chat/0/0/0/0', '/cart'])
    await readPage(shopper, path);
  expect(await readPage(shopper, '/akun/data-saya.json')).toContain(email);
  await shopper.must('CloseAccount', { closing: { reason: 'kenari pergi', password, givenUp: null } });
  expect(await shopper.ask('SignIn', { identity: email, password })).toMatchObject({
    data: { signIn: { __typename: 'Refusal' } },
  });
}

async function ride() {
  const shopper = await register('antarin');
  const end = (name: string) => ({ address: name, position: { latitude: -6.9, longitude: 107.6 } });
  await shopper.ask('QuoteRide', {
    ride: { item: 'ojek', carrier: null, origin: end('Rumah kenari'), destination: end('Kantor kenari') },
  });
  await shopper.ask('SubmitForm', {
    form: { name: 'daftar-pengemudi', form: [{ line: 'nama', text: 'Kenari Nama' }], idempotencyKey: session() },
  });
}

/** What a visitor types is in the URLs of pages, of the server and of the provider. */
async function search() {
  const shopper = await register('kebunara');
  for (const path of ['/search/0?search=kenari&cari=kenari', '/login?next=%2Fsearch%2F0%3Fsearch%3Dkenari'])
    await readPage(shopper, path);
  const headers = { 'content-type': 'application/json' };
  for (const path of ['/graphql', '/kebunara/none'])
    await fetch(`${server.url}${path}?query=kenari`, { method: 'POST', headers, body: '{}' });
  await fetch(`${provider.url}/api/v2/customer/list/search?search=kenari`);
}

async function payBill() {
  const shopper = await register('plasanusa');
  await shopper.ask('InquireBill', { input: { bill: 'token', number: meter, region: null } });
}

test('no log names a customer from registration to closing, at any level', async () => {
  await liveInShop();
  await ride();
  await payBill();
  await search();
  for (const program of [server, provider]) {
    const lines = program.log().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => canaries.test(line))).toEqual([]);
    await program.stop();
  }
  expect(provider.log()).toContain('close-account');
  expect(server.log()).toContain('"/kebunara/search/?search&cari"');
});
