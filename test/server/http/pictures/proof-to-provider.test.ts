import sharp from 'sharp';
import { readSettings } from '../../../../server/base/settings';
import { createFacade, type Facade } from '../../../../server/graphql/facade';
import { createSessions } from '../../../../server/sessions/sessions';
import { databases } from '../../../support/provider/databases';
import { gps } from '../../../support/pictures/hostile-pictures';
import { byCode, invoicesOf } from '../../../support/provider/invoices';
import type { TestCustomer } from '../../../support/provider/customers';
import { type Shop, startShop } from '../../../support/provider/shop';
import { memoryLog } from '../../../support/server/facade-fixture';
import { type HttpFixture, startHttp } from '../../../support/server/http-fixture';
import { cookiesOf, namedBy } from '../../../support/server/carried-session';

const secret = 'a secret of thirty-two characters or more';
const sessions = createSessions([secret]);
const log = memoryLog();

describe.each(databases)('a proof from the browser to the provider on %s', (_name, open) => {
  let shop: Shop;
  let facade: Facade;
  let http: HttpFixture;
  beforeAll(async () => {
    shop = await startShop(open);
    const providerUrl = new URL((await shop.ask('/healthz')).url).origin;
    facade = createFacade({ providerUrl, settings: readSettings({ SESSION_SECRET: secret }), log });
    const { storeRecord, visit, invoiceProofs } = facade;
    http = await startHttp({ facade: { storeRecord, visit, invoiceProofs } });
  });
  afterAll(async () => {
    await http.close();
    await facade.close();
    await shop.close();
  });

  const cookieOf = ({ token, viewUid }: TestCustomer) => {
    const visit = sessions.visit('warung_app');
    visit.begin(token, viewUid);
    return cookiesOf(visit);
  };
  const urlOf = (id: string) => `${http.origin}/warung/invoice/${id}/proof`;
  const photo = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
      .withExif(gps)
      .jpeg()
      .toBuffer();
  const send = async (customer: TestCustomer, id: string) => {
    const cookie = cookieOf(customer);
    const headers = { cookie, ...namedBy(cookie), origin: http.origin, 'content-type': 'image/jpeg' };
    const answer = await fetch(urlOf(id), { method: 'POST', headers, body: new Uint8Array(await photo()) });
    return { status: answer.status, json: (await answer.json()) as { code: string | null; message: string } };
  };
  const show = (customer: TestCustomer, id: string) => fetch(urlOf(id), { headers: { cookie: cookieOf(customer) } });

  test('it is checked, and only its owner sees it, without its location', async () => {
    const [customer, other] = [await shop.newCustomer(), await shop.newCustomer()];
    const { begun, statusOf } = invoicesOf(shop, customer);
    const id = await begun();
    expect((await send(other, id)).json.code).toBe('NOT_FOUND');
    expect((await show(customer, id)).status).toBe(404);
    expect(await send(customer, id)).toEqual({
      status: 200,
      json: { success: true, code: null, message: 'Bukti pembayaran telah dikirim' },
    });
    expect(await statusOf(id)).toBe(2);
    const shown = await show(customer, id);
    const picture = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect([shown.status, picture.format, picture.exif]).toEqual([200, 'webp', undefined]);
    expect((await show(other, id)).status).toBe(404);
  });

  test('refuses a proof without a waiting invoice, and an ended session', async () => {
    const customer = await shop.newCustomer();
    const { add, pay } = invoicesOf(shop, customer);
    const id = await add();
    await pay(id, byCode);
    expect(await send(customer, id)).toMatchObject({ status: 422, json: { code: 'PROOF_NOT_EXPECTED' } });
    await shop.database.query('delete from customer_tokens where customer_id = $1', [customer.id]);
    expect(await send(customer, id)).toMatchObject({ status: 401, json: { code: 'SIGNED_OUT' } });
    expect((await show(customer, id)).status).toBe(401);
  });
});
