import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { startMailWorker } from '../../../provider/jobs/mail-worker';
import { createSmtpMailer } from '../../../provider/mailer/smtp-mailer';
import { createDeps } from '../../../provider/modules/deps';
import { createModules } from '../../../provider/modules/modules';
import { until } from '../../support/programs/until';
import { type Accounts, startAccounts } from '../../support/provider/account-calls';
import { bothDatabases } from '../../support/provider/databases';

/** A mail server that refuses a given number of mails, and stores the others. */
async function startMailServer() {
  const markSent: string[] = [];
  const server = { markSent, refusals: 0, letGo: () => {}, hold: async () => {}, close: async () => {} };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then(async (mail) => {
        if (mail.includes('lambat')) await server.hold();
        if (server.refusals > 0) {
          server.refusals -= 1;
          return done(Object.assign(new Error('Mailbox of siti@contoh.test is full'), { responseCode: 452 }));
        }
        markSent.push(mail);
        done();
      }, done);
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  server.close = () => new Promise((closed) => smtp.close(() => closed()));
  return { server, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` };
}

describe.each(bothDatabases)('mails of the outbox, on %s', (_name, open) => {
  let accounts: Accounts;
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  const warnings: unknown[] = [];
  const log = { warn: (entry: unknown) => warnings.push(entry), error: (entry: unknown) => warnings.push(entry) };

  beforeAll(async () => {
    accounts = await startAccounts(open);
    mails = await startMailServer();
  });
  afterAll(async () => {
    await mails.server.close();
    await accounts.provider.close();
  });
  beforeEach(async () => {
    warnings.length = mails.server.markSent.length = 0;
    await accounts.provider.database.query('delete from outbox', []);
  });

  const write = (channel: string, age = '0 minutes', to = 'siti@contoh.test', code = '123456') =>
    accounts.provider.database.query(
      `insert into outbox (store_id, channel, recipient, subject, body, created_at)
       select id, $1, $3, 'Kode Anda', 'Kode Anda: ' || $4, now() - $2::interval
       from stores where codename = 'warung'`,
      [channel, age, to, code],
    );
  const waiting = async () => {
    const [row] = await accounts.provider.database.query<{ count: number }>(
      'select count(*)::int as count from outbox where mailed_at is null',
      [],
    );
    return row?.count;
  };
  const mailWhile = async (condition: () => Promise<boolean> | boolean) => {
    const {
      mail: { mail },
    } = createModules(createDeps(accounts.provider.database));
    const end = startMailWorker(
      mail,
      createSmtpMailer({ SMTP_URL: mails.url, MAIL_FROM: 'toko@contoh.test' }),
      log as never,
    );
    await until('mailed', condition);
    await end();
  };

  test('an e-mail is sent once, from the store, and other messages are not', async () => {
    await write('email');
    await write('sms');
    await mailWhile(async () => (await waiting()) === 1);
    expect(mails.server.markSent).toHaveLength(1);
    expect(mails.server.markSent[0]).toMatch(/^From: .*<toko@contoh\.test>/m);
    expect(mails.server.markSent[0]).toMatch(/^To: siti@contoh\.test/m);
    expect(mails.server.markSent[0]).toContain('Kode Anda: 123456');
    expect(warnings).toEqual([]);
  });

  test('a refused mail is retried after its delay, and the log does not contain the recipient', async () => {
    mails.server.refusals = 1;
    await write('email');
    await mailWhile(() => warnings.length === 1);
    expect(mails.server.markSent).toEqual([]);
    expect(JSON.stringify(warnings)).not.toContain('siti');
    expect(await createModules(createDeps(accounts.provider.database)).mail.mail.take()).toBeNull();
    await accounts.provider.database.query('update outbox set mail_due = now()', []);
    await mailWhile(() => mails.server.markSent.length === 1);
    expect(await waiting()).toBe(0);
  });

  test('a mail is tried four times while its code is valid, and older ones are not sent', async () => {
    const {
      mail: { mail },
    } = createModules(createDeps(accounts.provider.database));
    await write('email', '301 seconds');
    expect(await mail.take()).toBeNull();
    await write('email');
    const tries: boolean[] = [];
    for (let count = 0; count < 5; count += 1) {
      tries.push((await mail.take()) !== null);
      await accounts.provider.database.query('update outbox set mail_due = now()', []);
    }
    expect(tries).toEqual([true, true, true, true, false]);
  });

  test('all attempts fit into the validity of a code', async () => {
    const {
      mail: { mail },
    } = createModules(createDeps(accounts.provider.database));
    await write('email');
    const waits: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      await mail.take();
      const [row] = await accounts.provider.database.query<{ wait: number }>(
        'select round(extract(epoch from mail_due - now()))::int as wait from outbox',
        [],
      );
      waits.push(row?.wait ?? 0);
      await accounts.provider.database.query('update outbox set mail_due = now()', []);
    }
    expect(waits).toEqual([30, 60, 90]);
  });

  test('an older mail to the same recipient is not sent after a newer one', async () => {
    const {
      mail: { mail },
    } = createModules(createDeps(accounts.provider.database));
    await write('email', '1 minute', undefined, '111111');
    await write('email', '1 minute', 'budi@contoh.test', '222222');
    await write('email', undefined, undefined, '333333');
    await write('sms', undefined, 'budi@contoh.test', '444444');
    await accounts.provider.database.query(
      `insert into outbox (store_id, channel, recipient, subject, body)
       select store_id, channel, recipient, 'Kata sandi', 'Sandi' from outbox where body like '%222222'`,
      [],
    );
    const sent = [(await mail.take())?.body, (await mail.take())?.body, (await mail.take())?.body, await mail.take()];
    expect(sent).toEqual(['Kode Anda: 222222', 'Kode Anda: 333333', 'Sandi', null]);
  });

  test('a slow mail does not delay others', async () => {
    mails.server.hold = () => new Promise((done) => (mails.server.letGo = done));
    await write('email', undefined, 'lambat@contoh.test');
    for (let n = 0; n < 6; n += 1) await write('email', undefined, `p${n}@contoh.test`);
    await mailWhile(async () => {
      if (mails.server.markSent.length < 6) return false;
      mails.server.letGo();
      return true;
    });
    expect(mails.server.markSent).toHaveLength(7);
  });

  test('a sent mail that could not be marked is not logged as refused', async () => {
    const {
      mail: { mail },
    } = createModules(createDeps(accounts.provider.database));
    await write('email');
    const markSent = () => Promise.reject(new Error('The database is away'));
    const end = startMailWorker(
      { ...mail, markSent },
      createSmtpMailer({ SMTP_URL: mails.url, MAIL_FROM: 'a@contoh.test' }),
      log as never,
    );
    await until('mailed', () => warnings.length === 1);
    await end();
    expect(mails.server.markSent).toHaveLength(1);
    expect(warnings).toEqual([{ err: expect.any(Error), mail: expect.any(String) }]);
  });

  test('a stopped worker sends no further mail', async () => {
    const take = jest.fn(async () => null);
    const end = startMailWorker(
      { take, markSent: jest.fn() },
      createSmtpMailer({ SMTP_URL: mails.url, MAIL_FROM: 'a@contoh.test' }),
      log as never,
    );
    await end();
    const before = take.mock.calls.length;
    await new Promise((done) => setTimeout(done, 2_200));
    expect(take).toHaveBeenCalledTimes(before);
  });
});
