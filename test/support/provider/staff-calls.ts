import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { TOTP } from 'otpauth';
import restSchemas from '../../../provider/__generated__/rest-schemas.json';
import type { components, operations } from '../../../provider/__generated__/studio';
import type { StudioOptions } from '../../../provider/studio-options';
import type { Deps } from '../../../provider/modules/deps';
import type { Role, Scope } from '../../../provider/modules/staff/rights';
import { stoppedClock } from './account-calls';
import { openMigrated, type OpenEmpty } from './databases';
import { storeText } from './fixture-store';
import { passwords, providerKey, serve, type TestApp } from './test-app';

type Operation = keyof operations & keyof typeof restSchemas;
type Schemas = components['schemas'];

interface Outcome<Data> {
  status: number;
  success: boolean;
  message: string;
  error_code: string | null;
  data: Data;
}

interface CallOptions {
  path?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
  /** In place of the fields of a form. */
  json?: object;
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
}

const ajv = addFormats(new Ajv({ strict: false, allErrors: true }));

export const staffPassword = 'kata-sandi-panjang';

/** The code that an app shows at a time. */
export const codeAt = (secret: string, now: Date) => new TOTP({ secret }).generate({ timestamp: now.getTime() });

const studioOptions: StudioOptions = { isDemo: false, needsSecondFactor: false, origin: '' };

/** The calls of the studio for the people of two stores, `warung` and `toko`. Every reply is held against the contract. */
export async function startStaff(open: OpenEmpty, studio: Partial<StudioOptions> = {}, given: Partial<Deps> = {}) {
  const clock = stoppedClock();
  const database = await openMigrated(open);
  const provider: TestApp = await serve(database, clock.now, undefined, '', {
    ...given,
    studio: { ...studioOptions, ...studio },
  });
  await provider.admin.apply('warung', { file: 'store.yaml', text: storeText() });
  await provider.admin.apply('toko', { file: 'store.yaml', text: storeText('toko') });
  const kept = await passwords.hash(staffPassword);

  async function call<Data = unknown>(
    operation: Operation,
    { path = {}, fields = {}, json, token, headers }: CallOptions = {},
  ): Promise<Outcome<Data>> {
    const { method, url, response } = restSchemas[operation] as { method: string; url: string; response: object };
    const at = url.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(path[name] ?? ''));
    const sent = new URLSearchParams(fields);
    const { status, body } = await provider.ask(method === 'POST' || sent.size === 0 ? at : `${at}?${sent}`, {
      method,
      ...(method === 'POST' && { body: json ? JSON.stringify(json) : sent }),
      headers: headers ?? {
        'x-provider-key': providerKey,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
    });
    const check = ajv.compile((response as Readonly<Record<number, object>>)[status] ?? false);
    expect({ operation, status, errors: check(body) ? [] : check.errors }).toMatchObject({ errors: [] });
    return { status, ...(body as object) } as Outcome<Data>;
  }

  const idOf = async (codename: string) =>
    (await database.query<{ id: number }>('select id from stores where codename = $1', [codename]))[0]?.id ?? 0;

  const startOf = (email: string, password: string, device: string, headers?: Readonly<Record<string, string>>) =>
    call<Schemas['StaffSession'] | null>('signInStaff', { fields: { email, password, device }, headers });

  return {
    provider,
    database,
    clock,
    call,

    /** A person who signs in with `staffPassword`. */
    async person(name: string, isDemo = false) {
      const email = `${name}@toko.test`;
      const [{ id, uid } = { id: 0, uid: '' }] = await database.query<{ id: number; uid: string }>(
        `insert into staff (email, name, password_hash, is_demo, created_at) values ($1, $2, $3, $4, $5)
         returning id, view_uid as uid`,
        [email, name, kept, isDemo, clock.now()],
      );
      return { id, uid, email };
    },

    async member(name: string, role: Role, scopes: readonly Scope[] = [], codename = 'warung') {
      const person = await this.person(name);
      await this.join(person.id, role, scopes, codename);
      return { ...person, token: await this.token(name) };
    },

    join: async (staffId: number, role: Role, scopes: readonly Scope[] = [], codename = 'warung') =>
      database.query(
        'insert into memberships (staff_id, store_id, role, scopes, joined_at) values ($1, $2, $3, $4, $5)',
        [staffId, await idOf(codename), role, scopes, clock.now()],
      ),

    signIn: (email: string, password = staffPassword, headers?: Readonly<Record<string, string>>) =>
      startOf(email, password, 'Chrome, Android', headers),

    enterCode: (token: string, code: string) =>
      call<Schemas['StaffSession'] | null>('enterStaffCode', { fields: { token, code } }),

    async token(name: string) {
      return (await startOf(`${name}@toko.test`, staffPassword, '')).data?.token ?? '';
    },

    profile: (token: string) => call<Schemas['StaffProfile']>('getStaffProfile', { token }),

    /** Turns the second factor on. @returns the secret and the recovery codes */
    async enrol(token: string) {
      const started = await call<Schemas['SecondFactor']>('startSecondFactor', {
        token,
        fields: { password: staffPassword },
      });
      const { secret } = started.data;
      const { data } = await call<Schemas['RecoveryCodes']>('confirmSecondFactor', {
        token,
        fields: { code: codeAt(secret, clock.now()) },
      });
      // The code of the confirmation counts no more.
      clock.pass(30);
      return { secret, recoveryCodes: data.recovery_codes };
    },

    mails: () =>
      database.query<{ recipient: string; subject: string; body: string }>(
        'select recipient, subject, body from outbox order by id',
      ),

    audit: () =>
      database.query<{ action: string; store: string | null; by: string | null; about: string | null; detail: object }>(
        `select action, store.codename as store, person.name as by, other.name as about, detail
         from audit left join stores store on store.id = audit.store_id left join staff person on person.id = audit.staff_id
         left join staff other on other.id = audit.about_id order by audit.id`,
      ),

    /** The audit is never changed, so tests look at what is new. */
    async forgetAll() {
      await database.script(`
        delete from outbox; delete from guess_counts; delete from staff_sessions; delete from recovery_codes;
        delete from invitations; delete from memberships; update staff set email = 'gone-' || id || '@toko.test'`);
    },
  };
}

export type StaffCalls = Awaited<ReturnType<typeof startStaff>>;
