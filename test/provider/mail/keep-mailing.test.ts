import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { keepMailing } from '../../../provider/mail/keep-mailing';
import { createRepositories } from '../../../provider/repositories/repositories';
import { until } from '../../harness/until';
import { type Accounts, startAccounts } from '../accounts/account-calls';
import { databases } from '../support/databases';

/** A mail server that refuses as many mails as are asked of it, and keeps the others. */
async function startMailServer() {
  const taken: string[] = [];
  const server = { taken, refusals: 0, close: async () => {} };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        if (server.refusals > 0) {
          server.refusals -= 1;
          return done(Object.assign(new Error('Mailbox of siti@contoh.test is full'), { responseCode: 452 }));
        }
        taken.push(mail);
        done();
      }, done);
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  server.close = () => new Promise((closed) => smtp.close(() => closed()));
  return { server, url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}` };
}

describe.each(databases)('mails of the outbox, on %s', (_name, open) => {
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
    warnings.length = mails.server.taken.length = 0;
    await accounts.provider.database.query('delete from outbox', []);
  });

  const write = (channel: string, age = '0 minutes') =>
    accounts.provider.database.query(
      `insert into outbox (store_id, channel, recipient, subject, body, created_at)
       select id, $1, 'siti@contoh.test', 'Kode Anda', 'Kode Anda: 123456', now() - $2::interval
       from stores where codename = 'warung'`,
      [channel, age],
    );
  const waiting = async () => {
    const [row] = await accounts.provider.database.query<{ count: number }>(
      'select count(*)::int as count from outbox where mailed_at is null',
      [],
    );
    return row?.count;
  };
  const mailWhile = async (condition: () => Promise<boolean> | boolean) => {
    const { mail } = createRepositories(accounts.provider.database);
    const end = keepMailing(mail, { SMTP_URL: mails.url, MAIL_FROM: 'toko@contoh.test' }, log as never);
    await until('mailed', condition);
    await end();
  };

  test('an e-mail goes out once, from the store, and other messages do not', async () => {
    await write('email');
    await write('sms');
    await mailWhile(async () => (await waiting()) === 1);
    expect(mails.server.taken).toHaveLength(1);
    expect(mails.server.taken[0]).toMatch(/^From: .*<toko@contoh\.test>/m);
    expect(mails.server.taken[0]).toMatch(/^To: siti@contoh\.test/m);
    expect(mails.server.taken[0]).toContain('Kode Anda: 123456');
    expect(warnings).toEqual([]);
  });

  test('a mail that is refused is tried again when it is due, and no log names whom it is for', async () => {
    mails.server.refusals = 1;
    await write('email');
    await mailWhile(() => warnings.length === 1);
    expect(mails.server.taken).toEqual([]);
    expect(JSON.stringify(warnings)).not.toContain('siti');
    expect(await createRepositories(accounts.provider.database).mail.take()).toBeNull();
    await accounts.provider.database.query('update outbox set mail_due = now()', []);
    await mailWhile(() => mails.server.taken.length === 1);
    expect(await waiting()).toBe(0);
  });

  test('a mail is tried five times, and none that is older than an hour', async () => {
    const { mail } = createRepositories(accounts.provider.database);
    await write('email', '61 minutes');
    expect(await mail.take()).toBeNull();
    await write('email');
    const tries: boolean[] = [];
    for (let count = 0; count < 6; count += 1) {
      tries.push((await mail.take()) !== null);
      await accounts.provider.database.query('update outbox set mail_due = now()', []);
    }
    expect(tries).toEqual([true, true, true, true, true, false]);
  });
});
