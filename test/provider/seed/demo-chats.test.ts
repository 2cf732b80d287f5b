import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createDatabaseBlobs } from '../../../provider/media/blob-store';
import { loadDemoCustomers } from '../../../provider/seed/load-demo';
import { loadDemoChats } from '../../../provider/seed/load-demo-chats';
import { databases } from '../../support/provider/databases';
import { type Shop, startShop } from '../../support/provider/shop';
import { passwords } from '../../support/provider/test-app';

const stores = 'provider/seed/stores';
const demo = `
- shop: toko_tati
  read: true
  messages:
    - { days_ago: 2, time: '19:12', item: bayam, text: Masih ada? }
    - { days_ago: 2, time: '19:13', picture: 'listimage/chair~latte.svg' }
    - { days_ago: 2, time: '19:25', seller: Ada }
- read: false
  messages:
    - { days_ago: 1, time: '08:00', text: Halo }
    - { days_ago: 1, time: '08:05', seller: Halo juga }
    - { days_ago: 1, time: '08:06', seller: Ada apa? }
`;

describe.each(databases)('demo chats on %s', (_name, open) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop(open);
  });
  afterAll(() => shop.close());

  test('the demo customer gets each once, with its messages in order at their times', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'provider-demo-'));
    mkdirSync(join(folder, 'warung'));
    writeFileSync(join(folder, 'warung', 'chats.yaml'), demo);
    await loadDemoCustomers(shop.database, passwords, folder);
    const now = () => new Date('2026-11-21T10:00:00Z');
    const load = () => loadDemoChats(shop.database, createDatabaseBlobs(shop.database), now, folder);
    await load();
    await load();
    await shop.database.query(`delete from milestones where name = 'demo chats'`);
    await load();
    const rows = await shop.database.query(
      `select chat.shop_uid, message.by_customer, message.type, message.item ->> 'title' as item,
         to_char(message.sent_at at time zone 'Asia/Jakarta', 'DD HH24:MI') as sent,
         message.id > chat.read_by_customer as unseen, message.id > chat.read_by_seller as unread
       from chat_messages message join chats chat on chat.id = message.chat_id order by message.id`,
    );
    const row = (shop_uid: string, sent: string, differences: object = {}) => ({
      ...{ shop_uid, sent, by_customer: true, type: 0, item: null, unseen: false, unread: false },
      ...differences,
    });
    const answer = { by_customer: false, unread: true };
    expect(rows).toEqual([
      row('toko_tati', '19 19:12', { item: 'Bayam' }),
      row('toko_tati', '19 19:13', { type: 1 }),
      row('toko_tati', '19 19:25', answer),
      row('', '20 08:00'),
      row('', '20 08:05', { by_customer: false }),
      row('', '20 08:06', { ...answer, unseen: true }),
    ]);
  });
});

interface Seed {
  shop?: string;
  messages: { item?: string; days_ago: number; time: string; seller?: string; picture?: string }[];
}
interface SeedItem {
  view_uid: string;
  type: number;
}
const read = (codename: string, name: string) => parse(readFileSync(join(stores, codename, name), 'utf8')) as unknown;
const seeded = readdirSync(stores).filter((codename) => existsSync(join(stores, codename, 'chats.yaml')));

test('two demo stores have chats', () => {
  expect(seeded).toEqual(['apotekmelati', 'plasanusa']);
});

test.each(seeded)('the chats of %s name what the store has, begin with the customer and go on in time', (codename) => {
  const { items } = read(codename, 'items.yaml') as { items: SeedItem[] };
  const uids = items.map(({ view_uid }) => view_uid);
  const shops = items.filter(({ type }) => type === 4).map(({ view_uid }) => view_uid);
  for (const { shop, messages } of read(codename, 'chats.yaml') as Seed[]) {
    if (shop !== undefined) expect(shops).toContain(shop);
    const named = messages.flatMap(({ item }) => item ?? []);
    expect(named.filter((item) => !uids.includes(item))).toEqual([]);
    expect(messages[0]?.seller).toBeUndefined();
    const moments = messages.map(({ days_ago, time }) => `${900 - days_ago} ${time}`);
    expect(moments).toEqual([...moments].sort());
  }
});
