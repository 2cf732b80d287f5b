import { ChatParty } from '../__generated__/codes';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { subDays } from 'date-fns/subDays';
import { parse } from 'yaml';
import { fromRoot } from '../../shared/root-folder';
import { type Clock, jakartaDay } from '../clock';
import type { Database } from '../database/database';
import { drawPicture } from '../media/draw-picture';
import type { BlobStore } from '../media/blob-store';
import { createDeps } from '../modules/deps';
import { createModules } from '../modules/modules';

const milestone = 'demo chats';

interface DemoMessage {
  days_ago: number;
  /** The time of day in Jakarta. */
  time: string;
  /** The seller who wrote it; without one, the customer did. */
  seller?: string;
  text?: string;
  /** A picture by the customer: a drawing, named in the same way as those of items. */
  picture?: string;
  item?: string;
}

interface DemoChat {
  /** Without one, a chat with the store itself. */
  shop?: string;
  messages: DemoMessage[];
  /** Whether the customer has read the seller's last messages. */
  read: boolean;
}

interface DemoCustomer {
  id: number;
  storeId: number;
  storeUid: string;
  viewUid: string;
}

async function photoOf(path: string): Promise<Buffer> {
  const [kind = '', name = ''] = path.split('/');
  const drawn = await drawPicture(kind, name);
  if (!drawn) throw new Error(`The picture ${path} is not drawn`);
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawn.body)).resize(1_080).png().toBuffer();
}

/** Sends, answers and reads the messages through the rules of chats, each at its time. */
async function addChat(database: Database, uploads: BlobStore, customer: DemoCustomer, demo: DemoChat, now: Date) {
  const { shop, messages, read } = demo;
  const ids = {
    from_view_uid: customer.viewUid,
    to_type: shop === undefined ? ChatParty.STORE : ChatParty.SHOP,
    to_view_uid: shop ?? customer.storeUid,
  };
  for (const [at, { days_ago, time, seller, text = '', picture, item: itemUid = '' }] of messages.entries()) {
    const moment = new Date(`${jakartaDay(subDays(now, days_ago))}T${time}:00+07:00`);
    const {
      chat: { chat, sellerChat },
    } = createModules(createDeps(database, { now: () => moment, uploads }));
    const sessionCode = `demo-chat-${ids.to_view_uid}-${at}`;
    if (seller === undefined) {
      if (picture) await chat.sendPicture(customer, ids, { picture: await photoOf(picture), sessionCode });
      else await chat.sendText(customer, ids, { text, itemUid, sessionCode });
      continue;
    }
    const [row] = await database.query<{ id: string; newest: string }>(
      `select id::text as id, last_message_id::text as newest from chats where customer_id = $1 and shop_uid = $2`,
      [customer.id, shop ?? ''],
    );
    if (!row) throw new Error('A demo chat is begun by its customer');
    await chat.markRead(customer, ids, row.newest);
    await sellerChat.markRead(row.id, row.newest);
    await sellerChat.answer(row.id, { type: 0, content: seller });
  }
  const {
    chat: { chat },
  } = createModules(createDeps(database, { uploads }));
  if (!read) return;
  const { result } = await chat.open(customer, ids, { page: 1, after: null });
  await chat.markRead(customer, ids, result.data[0]?.unique_id ?? '0');
}

/** Gives the customer `demo` of each store the chats of the store's folder, once. */
export async function loadDemoChats(
  database: Database,
  uploads: BlobStore,
  now: Clock = () => new Date(),
  folder = fromRoot('provider/seed/stores'),
): Promise<void> {
  const rows = await database.query('select from milestones where name = $1', [milestone]);
  if (rows.length > 0 || !existsSync(folder)) return;
  for (const codename of readdirSync(folder).sort()) {
    const file = join(folder, codename, 'chats.yaml');
    if (!existsSync(file)) continue;
    const [customer] = await database.query<DemoCustomer>(
      `select customer.id, customer.store_id as "storeId", store.view_uid as "storeUid", customer.view_uid as "viewUid"
       from customers customer join stores store on store.id = customer.store_id
       where store.codename = $1 and customer.view_uid = 'demo_' || replace(store.codename, '-', '_')
         and not exists (select from chats where customer_id = customer.id)`,
      [codename],
    );
    if (!customer) continue;
    for (const chat of parse(readFileSync(file, 'utf8')) as DemoChat[])
      await addChat(database, uploads, customer, chat, now());
  }
  await database.query('insert into milestones (name) values ($1) on conflict do nothing', [milestone]);
}
