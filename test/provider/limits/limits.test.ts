import restSchemas from '../../../provider/__generated__/rest-schemas.json';
import { type Shop, startShop } from '../../support/provider/shop';
import { databases } from '../../support/provider/databases';
import { passwords } from '../../support/provider/test-app';
import { forms } from './forms';
import { limits } from './limits';

interface Part {
  properties: object;
}

interface Route {
  method: string;
  url: string;
  config?: { isPrivate?: boolean };
  params?: Part;
  querystring?: Part;
  body?: Part;
}

const routes = restSchemas as unknown as Record<string, Route>;
const fieldsOf = ({ params, querystring, body }: Route) =>
  [params, querystring, body].flatMap((part) => Object.keys(part?.properties ?? {}));

/** Whether it belongs to signing in or buying. */
const isBuying = ({ url, config }: Route) =>
  config?.isPrivate === true || /^\/api\/(login|register|otp|password)|get-(cities|districts)/.test(url);

test('every field of every form has its limit in the table', () => {
  const inContract = Object.entries(routes)
    .filter(([, route]) => isBuying(route) && fieldsOf(route).length > 0)
    .map(([operation, route]) => [operation, fieldsOf(route).sort()]);
  const inTable = Object.entries(forms).map(([operation, form]) => [operation, Object.keys(form.limits).sort()]);
  expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(inContract));
});

test('every limit in the table is used', () => {
  const used = new Set(Object.values(forms).flatMap((form) => Object.values(form.limits)));
  expect([...used].sort()).toEqual(Object.keys(limits).sort());
});

const rows = Object.entries(forms).flatMap(([operation, { filled, limits: names }]) =>
  Object.entries(names).map(([field, name]) => ({ operation, field, filled, ...limits[name] })),
);

describe.each(databases)('limits on %s', (_name, open) => {
  let shop: Shop;
  let kept: string;
  beforeAll(async () => {
    shop = await startShop(open);
    kept = await passwords.hash('belanja123');
  });
  beforeEach(async () => {
    await shop.database.script('delete from guess_counts');
  });
  afterAll(() => shop.close());

  /** Sends a form as a customer who has sent nothing before. */
  async function send(operation: string, fields: Readonly<Record<string, string>>) {
    const { method, url, params, body } = routes[operation] as Route;
    const { id, headers } = await shop.newCustomer();
    await shop.database.query('update customers set password_hash = $2 where id = $1', [id, kept]);
    const path = url.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(fields[name] ?? ''));
    const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(params?.properties ?? {}, name));
    const form = new URLSearchParams(others);
    return body ? shop.ask(path, { method, headers, body: form }) : shop.ask(`${path}?${form}`, { method, headers });
  }

  test.each(rows)('$operation accepts $field within its limit', async ({ operation, filled, field, takes }) => {
    for (const value of takes) {
      const { status, text } = await send(operation, { ...filled, [field]: value });
      expect({ value, text, isTaken: [200, 401, 404].includes(status) }).toEqual({ value, text, isTaken: true });
    }
  });

  test.each(rows)('$operation refuses $field over its limit', async ({ operation, filled, field, refuses }) => {
    for (const value of refuses) {
      const { status, body } = await send(operation, { ...filled, [field]: value });
      const message = expect.stringContaining(field) as string;
      expect({ value, status, body }).toEqual({ value, status: 400, body: { success: false, message } });
    }
  });

  test('values of the maximum length are stored unchanged', async () => {
    const customer = await shop.newCustomer();
    const address = { full_name: 'N'.repeat(30), address: 'J'.repeat(30), phone_number: `+${'0'.repeat(14)}` };
    await shop.call(customer, '/api/v2/customer/address', {
      method: 'PUT',
      body: shop.form({ ...address, province: '32', city: '32.73', district: '32.73.01' }),
    });
    const texts = { note: 'ä'.repeat(200), dropship_name: 'D'.repeat(30), dropship_phone: '9'.repeat(15) };
    const { unique_id } = await shop.order(customer, texts);
    expect(await shop.find(customer, unique_id)).toMatchObject({ address, ...texts });
  });
});
