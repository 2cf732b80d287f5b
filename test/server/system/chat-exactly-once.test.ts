import { setTimeout as pause } from 'node:timers/promises';
import { createActor, waitFor } from 'xstate';
import type { Database } from '../../../provider/database/database';
import { createDeps } from '../../../provider/modules/deps';
import { createModules } from '../../../provider/modules/modules';
import type { ThreadPage } from '../../../machines/chat/thread-messages';
import type { Execute } from '../../../src/api/execute';
import { chatMachines } from '../../../src/features/chat/chat-machines';
import { newSessionCode } from '../../../src/api/session-code';
import { Shopper } from '../../support/customers/shopper';
import { cleanUp } from '../../support/programs/cleanup';
import { asOperator } from '../../support/programs/operator-key';
import { runSeeded, type Stops } from '../../support/programs/seeded-run';
import { isSoak } from '../../support/programs/soak';
import { startProvider } from '../../support/programs/start-provider';
import { startServer } from '../../support/programs/start-server';
import { temporaryFolder } from '../../support/programs/temporary-folder';
import { startUnreliableProxy } from '../../support/programs/unreliable-proxy';
import { until } from '../../support/programs/until';
import { addCustomer } from '../../support/provider/customers';
import { type PlacedDatabase, placedDatabases } from '../../support/provider/databases';
import { changed, storeText } from '../../support/provider/fixture-store';
import { commerce } from '../../support/provider/shop';
import { passwords } from '../../support/provider/test-app';

jest.setTimeout(1_200_000);
afterAll(cleanUp);

/**
 * The messages of each device and of the seller: ten minutes under `SOAK`, well below the limit of 30 messages per
 * minute.
 */
const [texts, betweenMs] = isSoak ? [60, 10_000] : [10, 0];
/** A message that has failed often waits long before its next attempt. */
const timeoutMs = 300_000;
const password = 'belanja123';
const faults = { lost: 0.3, doubled: 0.2 };

async function fill(database: Database): Promise<number> {
  const modules = createModules(createDeps(database, { passwords }));
  await modules.admin.apply('warung', {
    file: 'store.yaml',
    text: changed(storeText(), 'layout: 0', commerce),
  });
  const { id } = await addCustomer(database, 'siti');
  await database.query('update customers set password_hash = $2 where id = $1', [id, await passwords.hash(password)]);
  return id;
}

const emptyPage: ThreadPage = { messages: [], older: null, readUntil: null };

/** The flows of a thread on a customer's device, like in a page. */
async function openThread(shopper: Shopper, random: () => number) {
  await shopper.must('SignIn', { identity: 'siti', password });
  const lossy = async (...request: Parameters<Execute>) => {
    const answer = await shopper.execute(...request);
    return random() < faults.lost ? { ok: false, code: 'OFFLINE', requestId: '' } : answer;
  };
  const machines = chatMachines({ execute: lossy as Execute, shop: null, uploadUrl: '' });
  const thread = createActor(machines.thread, { input: { page: emptyPage, unread: 0 } }).start();
  const composer = createActor(machines.composer, { input: { queue: [], refused: [] } }).start();
  composer.on('message.accept', ({ page }) => thread.send({ type: 'page.receive', page }));
  const queue = () => composer.getSnapshot().context.queue;
  return {
    shopper,
    write(text: string) {
      const message = {
        code: newSessionCode(),
        text,
        hasPicture: false,
        item: null,
        writtenAt: new Date().toISOString(),
      };
      composer.send({ type: 'message.add', message });
    },
    /** Taps "retry" whenever a message has failed. */
    async sendAll() {
      await until(
        'all is sent',
        () => {
          const [first] = queue();
          if (first) composer.send({ type: 'message.retry', code: first.code });
          return !first;
        },
        timeoutMs,
      );
      expect(composer.getSnapshot().context.refused).toEqual([]);
    },
    async refresh() {
      await until('the thread is up to date', async () => {
        thread.send({ type: 'chat.change' });
        const settled = await waitFor(thread, (snapshot) => !snapshot.matches({ newest: 'refreshing' }));
        return settled.matches({ newest: 'following' });
      });
      return thread.getSnapshot().context.messages.map(({ text }) => text);
    },
    stop() {
      thread.stop();
      composer.stop();
    },
  };
}

async function run(placed: PlacedDatabase, random: () => number, stops: Stops) {
  const prepared = await placed.open();
  const customer = await fill(prepared);
  await prepared.close();
  let provider = await startProvider(placed.environment);
  stops.push(() => provider.kill());
  const line = await startUnreliableProxy(provider.url, { ...faults, random });
  const serverAt = {
    dataDirectory: temporaryFolder('server'),
    environment: { PROVIDER_URL: line.url, LOG_LEVEL: 'silent' },
  };
  let server = await startServer(serverAt);
  stops.push(
    () => server.kill(),
    () => line.stop(),
  );

  const devices: Awaited<ReturnType<typeof openThread>>[] = [];
  for (let count = 0; count < 2; count += 1) devices.push(await openThread(new Shopper(server.url, 'warung'), random));
  stops.push(() => devices.forEach((device) => device.stop()));
  const [first] = devices;
  first?.write('Mulai');
  await first?.sendAll();

  /** The chat in the console; null while the provider is down. */
  const seen = async () => {
    const page = await fetch(`${provider.url}/sandbox/chat?store=warung`, { headers: asOperator }).catch(() => null);
    return page?.ok ? page.text() : null;
  };
  const id = /<tr id="chat-(\d+)/.exec(String(await until('the chat', seen)))?.[1];
  /** The console's form has no idempotency key, so after a lost answer the operator checks before sending again. */
  const answer = (text: string) =>
    until(text, async () => {
      const page = await seen();
      if (page === null) return false;
      if (page.includes(`${text}<`)) return true;
      const body = new URLSearchParams({ text, file: '', url: '' });
      const request = { method: 'POST', headers: asOperator, body, redirect: 'manual' } as const;
      await fetch(`${provider.url}/sandbox/chat/${id}`, request).catch(() => null);
      return false;
    });

  line.storm();
  const sides: (() => Promise<unknown>)[] = [
    ...devices.map((device, at) => async () => {
      for (let count = 0; count < texts; count += 1) {
        device.write(`${at} ${count}.`);
        await pause(betweenMs);
      }
      await device.sendAll();
    }),
    async () => {
      for (let count = 0; count < texts; count += 1) {
        await answer(`s ${count}.`);
        await pause(betweenMs / 2);
      }
    },
  ];
  const chatting = Promise.all(sides.map((side) => side()));
  const messages = async () => (await first?.refresh())?.length ?? 0;
  await Promise.race([chatting, until('some messages are there', async () => (await messages()) > 5)]);
  await server.kill();
  server = await startServer(serverAt);
  for (const { shopper } of devices) shopper.url = server.url;
  await provider.kill();
  provider = await startProvider(placed.environment);
  line.moveTo(provider.url);
  await chatting;
  line.calm();

  const shown = await Promise.all(devices.map((device) => device.refresh()));
  await server.stop();
  await provider.kill();
  const database = await placed.open();
  const rows = await database.query<{ content: string }>(
    `select content from chat_messages join chats on chats.id = chat_id where customer_id = $1 order by chat_messages.id`,
    [customer],
  );
  await database.close();
  const sent = rows.map(({ content }) => content);
  for (const side of ['0', '1', 's']) {
    const own = Array.from({ length: texts }, (_, count) => `${side} ${count}.`);
    expect(sent.filter((text) => text.startsWith(`${side} `))).toEqual(own);
  }
  for (const texts of shown) {
    expect(texts.length).toBeGreaterThanOrEqual(Math.min(30, sent.length));
    expect(texts).toEqual(sent.slice(-texts.length));
  }
}

test.each(placedDatabases.slice(-1))(
  'on %s two devices and a seller see every message once, in one order, despite lost answers, repeats and kills',
  async (_name, place) => {
    await runSeeded(place, run);
  },
);
