import { asOperator, operatorKey } from '../../support/programs/operator-key';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cleanUp } from '../../support/programs/cleanup';
import { repository } from '../../support/programs/programs';
import { seededData } from '../../support/programs/seeded-data';
import { storeCommand } from '../../support/programs/store-command';
import { runProvider, type StartedProvider } from '../../support/provider/run-program';

jest.setTimeout(180_000);

const guide = readFileSync(join(repository, 'docs/guides/open-a-shop.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'open-a-shop-'));
const api = '/api/v2/customer';

let DATA_DIR: string;
let provider: StartedProvider;
beforeAll(async () => {
  DATA_DIR = await seededData();
  provider = await runProvider({ DATA_DIR, PASSWORD_COST: '1', TEST_PASSWORDS: 'true', ADMIN_KEY: operatorKey });
});
afterAll(async () => {
  provider.child.kill('SIGTERM');
  await provider.ended;
});
afterAll(cleanUp);

/** The names that `media add` has printed, which replace those of the guide. */
const names = new Map<string, string>();
const withNames = (text: string) =>
  text.replace(/(\w+\/\w+)-0{16}\.webp/g, (whole, start: string) => names.get(start) ?? whole);

async function takePictures() {
  for (const [path = ''] of guide.matchAll(/pictures\/\w+\/\w+\.(?:png|jpg)/g)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    const picture = sharp({ create: { width: 300, height: 300, channels: 3, background: `#${path.length}4466` } });
    await picture.withExif({ IFD0: { Artist: 'Sari' } }).toFile(file);
  }
}

/** A command of the guide, in the folder of its files. */
async function run(line: string) {
  const words = [...line.replace('npm run store -- ', '').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, one, two]) => one ?? two ?? '',
  );
  const inFolder = words.map((word) => (/^pictures$|\.(yaml|csv)$/.test(word) ? join(folder, word) : word));
  const result = await storeCommand(DATA_DIR, ...inFolder);
  for (const [, start = '', hash] of result.output.matchAll(/(\w+\/\w+)-([0-9a-f]{16})\.webp/g)) {
    names.set(start, `${start}-${hash}.webp`);
  }
  return result;
}

/** Runs a block of the guide. */
async function follow(info: string, text: string) {
  const file = join(folder, /(?:file|insert)=(\S+)/.exec(info)?.[1] ?? '');
  if (info.includes('file=')) writeFileSync(file, withNames(text));
  else if (info.includes('insert='))
    writeFileSync(file, readFileSync(file, 'utf8').replace('app:\n', `app:\n${withNames(text)}`));
  else {
    for (const line of text.trim().split('\n')) {
      const { code, output } = await run(line);
      expect(`${line}: ${code} ${code === 0 ? '' : output}`).toBe(`${line}: 0 `);
      expect(output).not.toContain('warning');
    }
  }
}

const ask = async <T>(
  path: string,
  fields?: Record<string, string>,
  token?: string,
  method = fields ? 'POST' : 'GET',
) => {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(new URL(path, provider.url), {
    method,
    headers,
    body: fields && new URLSearchParams(fields),
  });
  return (await response.json()) as { success: boolean; message: string; data: T };
};

async function newCustomer(): Promise<string> {
  const app_view_uid = 'tokosari_app';
  const person = { app_view_uid, name: 'Budi', email: 'budi@toko.test', password: 'belanja123' };
  const { data } = await ask<{ request_id: string }>('/api/register', person);
  const outbox = await (await fetch(new URL('/sandbox?store=tokosari', provider.url), { headers: asOperator })).text();
  const code = /\b\d{6}\b/.exec(outbox.split('<pre>')[1] ?? '')?.[0] ?? '';
  const session = await ask<{ token: string }>('/api/otp/verify', { app_view_uid, request_id: data.request_id, code });
  return session.data.token;
}

test('the guide in the docs opens a shop that sells', async () => {
  await takePictures();
  const blocks = [...guide.matchAll(/^```(\S+ ?\S*)\n([\s\S]*?)^```$/gm)];
  expect(blocks.length).toBeGreaterThan(10);
  for (const [, info = '', text = ''] of blocks) await follow(info, text);

  const { data: app } = await ask<{ app_icon: string }>('/api/v2/app/tokosari');
  const logo = await fetch(new URL(`/media/${app.app_icon}`, provider.url));
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(Buffer.from(await logo.arrayBuffer())).metadata()).exif).toBeUndefined();

  const token = await newCustomer();
  const address = {
    full_name: 'Budi',
    address: 'Jalan Dago 1',
    phone_number: '08123456789',
    province: '32',
    city: '32.73',
    district: '32.73.02',
  };
  expect(await ask(`${api}/address`, address, token, 'PUT')).toMatchObject({ success: true });
  const added = await ask<{ cart_unique_ids: string[] }>(
    `${api}/cart/add`,
    { list_vuid: 'kopi', quantity: '2' },
    token,
  );
  const [view_uid = ''] = added.data.cart_unique_ids;
  const order = await ask<{ order_no: string }>(
    `${api}/order/checkout`,
    {
      cart: JSON.stringify([{ view_uid, qty: 2, price: 65_000, type: 0 }]),
      total: '140000',
      expedition_type: '2',
      exp_view_uid: 'kurir',
      payment_id: 'tempat',
      payment_type: '2',
      session_code: 'WEB-buka-toko-1',
    },
    token,
  );
  expect(order).toMatchObject({ success: true, data: { order_no: expect.stringMatching(/^JJ\d{7}/) as string } });

  const { output } = await storeCommand(DATA_DIR, 'items', 'export', 'tokosari', '--format', 'csv');
  expect(output).toContain('kopi,0,Kopi Gayo 250 g,65000,0,1,18,18,');
});
