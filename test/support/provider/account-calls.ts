import type { components } from '../../../provider/__generated__/rest';
import { storeText } from './fixture-store';
import { openMigrated, type OpenEmpty } from './databases';
import { addCustomer, type TestCustomer } from './customers';
import { passwords, serve, type TestApp } from './test-app';

type Schemas = components['schemas'];

interface Outcome<Data> {
  status: number;
  success: boolean;
  message: string;
  error_code: string | null;
  data: Data;
}

export const password = 'belanja123';

/** A clock that only the test advances. */
export function stoppedClock() {
  let time = new Date('2026-11-21T10:00:00Z').getTime();
  return {
    now: () => new Date(time),
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

/** The account calls of the fixture store and of a second store. */
export async function startAccounts(open: OpenEmpty) {
  const clock = stoppedClock();
  const provider = await serve(await openMigrated(open), clock.now);
  await provider.admin.apply('warung', { file: 'store.yaml', text: storeText() });
  await provider.admin.apply('toko', { file: 'store.yaml', text: storeText('toko') });
  const kept = await passwords.hash(password);

  const ask = async <Data>(path: string, fields?: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = fields && new URLSearchParams(fields);
    const { status, body: reply } = await provider.ask(path, { method: fields ? 'POST' : 'GET', body, headers });
    return { status, ...(reply as object) } as Outcome<Data>;
  };
  const post = <Data>(path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    ask<Data>(path, { app_view_uid: 'warung_app', ...fields }, headers);
  type Code = Schemas['CodeRequest'];
  type Session = Schemas['Session'];

  return {
    provider,
    clock,

    /** A customer who signs in with `password`. */
    async customer(username: string, codename = 'warung'): Promise<TestCustomer> {
      const customer = await addCustomer(provider.database, username, codename);
      await provider.database.query('update customers set password_hash = $2 where id = $1', [customer.id, kept]);
      return customer;
    },

    signIn: (identity: string, typed = password, headers = {}, app_view_uid = 'warung_app', device = '') =>
      post<Session>('/api/login', { identity, password: typed, app_view_uid, device }, headers),
    sessions: (headers: Record<string, string>) =>
      ask<Schemas['SignedInDevice'][]>('/api/v2/customer/sessions', undefined, headers),
    endSessions: (headers: Record<string, string>, session_uid?: string) =>
      ask<null>('/api/v2/customer/sessions/end', session_uid === undefined ? {} : { session_uid }, headers),
    register: (fields: Record<string, string>) =>
      post<Code>('/api/register', { name: 'Siti Aminah', password, ...fields }),
    requestCode: (fields: Record<string, string>, headers = {}) => post<Code>('/api/otp/request', fields, headers),
    verify: (request_id: string, code: string) => post<Session>('/api/otp/verify', { request_id, code }),
    forget: (identity: string) => post<Code>('/api/password/forgot', { identity }),
    reset: (request_id: string, code: string, new_password: string) =>
      post<null>('/api/password/reset', { request_id, code, new_password }),
    change: (headers: Record<string, string>, old_password: string, new_password: string) =>
      ask<null>('/api/password', { old_password, new_password }, headers),
    saveProfile: (headers: Record<string, string>, fields: Record<string, string>) =>
      ask<Schemas['SavedProfile']>('/api/profile', fields, headers),
    verifyEmail: (headers: Record<string, string>) => ask<Code>('/api/v2/customer/email/verify', {}, headers),
    signOut: (headers: Record<string, string>) => ask<null>('/api/web/logout', {}, headers),
    signOutEverywhere: (headers: Record<string, string>) => ask<null>('/api/logout-all', undefined, headers),
    profile: (token: string | null) =>
      ask<Schemas['Profile']>('/api/profile', undefined, { authorization: `Bearer ${token}` }),

    messages: () =>
      provider.database.query<{ channel: string; recipient: string; subject: string; body: string }>(
        'select channel, recipient, subject, body from outbox order by id',
      ),
    /** The last code sent. */
    async code() {
      const [message] = await provider.database.query<{ body: string }>(
        'select body from outbox order by id desc limit 1',
      );
      return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
    },
    async forgetAll() {
      for (const table of [
        'outbox',
        'one_time_codes',
        'registrations',
        'guess_counts',
        'customer_tokens',
        'customers',
      ]) {
        await provider.database.script(`delete from ${table}`);
      }
    },
  };
}

export type Accounts = Awaited<ReturnType<typeof startAccounts>> & { provider: TestApp };

/** A different code. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
