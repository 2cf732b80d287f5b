import type { components } from '../../../__generated__/studio';
import { type Clock, isoTime } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import type { SignedInStaff } from '../../../staff';
import { newSecret, secretHash } from '../../accounts/queries/secrets';

type Stage = 'code' | 'open';

/** From the sign-in. */
const lifetime: Readonly<Record<Stage, string>> = { code: "interval '5 minutes'", open: "interval '30 days'" };
/** Without any use. */
const idle = "interval '3 days'";
/** How often the last use of a session is recorded. */
const seenEvery = "interval '15 minutes'";
const maxSessions = 100;

const isGood = `session.revoked_at is null and session.expires_at > $2 and session.seen_at > $2::timestamptz - ${idle}`;

export const createStaffSessions = (database: Database, now: Clock, allowsDemo: boolean) => ({
  /** Undefined if the token is unknown, expired, idle for too long or revoked, or waits for its code. */
  async staffOf(token: string): Promise<SignedInStaff | undefined> {
    const [row] = await database.query<SignedInStaff & { isStale: boolean }>(
      `select person.id, person.view_uid as "viewUid", person.email, person.name,
         person.totp_secret is not null as "hasSecondFactor", person.is_demo as "isDemo", session.id as "sessionId",
         session.seen_at < $2::timestamptz - ${seenEvery} as "isStale"
       from staff_sessions session join staff person on person.id = session.staff_id
       where session.token_hash = $1 and session.stage = 'open' and ${isGood} and (not person.is_demo or $3)`,
      [secretHash(token), now(), allowsDemo],
    );
    if (!row) return undefined;
    const { isStale, ...staff } = row;
    if (isStale) await database.query('update staff_sessions set seen_at = $2 where id = $1', [row.sessionId, now()]);
    return staff;
  },

  /** The session of a sign-in that waits for its code. */
  async waiting(token: string) {
    const [row] = await database.query<{ id: number; staffId: number }>(
      `select session.id, session.staff_id as "staffId" from staff_sessions session
       where session.token_hash = $1 and session.stage = 'code' and ${isGood}`,
      [secretHash(token), now()],
    );
    return row;
  },

  /** Undefined if the password changed since it was checked. */
  async open(transaction: Queryable, person: { id: number; passwordHash: string }, device: string, stage: Stage) {
    const token = newSecret();
    const rows = await transaction.query(
      `insert into staff_sessions (staff_id, token_hash, stage, device, created_at, seen_at, expires_at)
       select id, $3, $4, $5, $6::timestamptz, $6::timestamptz, $6::timestamptz + ${lifetime[stage]} from staff
       where id = $1 and password_hash = $2 and erased_at is null for share
       returning id`,
      [person.id, person.passwordHash, secretHash(token), stage, device, now()],
    );
    return rows.length > 0 ? token : undefined;
  },

  /** False if it has ended already. */
  async end(sessionId: number, queryable: Queryable = database) {
    const rows = await queryable.query(
      'update staff_sessions set revoked_at = $2 where id = $1 and revoked_at is null returning id',
      [sessionId, now()],
    );
    return rows.length > 0;
  },

  /** Without an id, ends all others. Sign-ins that wait for their code end as well. */
  endOthers: (transaction: Queryable, { id, sessionId }: SignedInStaff, uid: string | null = null) =>
    transaction.query(
      `update staff_sessions set revoked_at = $4
       where staff_id = $1 and id <> $2 and ($3::text is null or view_uid = $3) and revoked_at is null`,
      [id, sessionId, uid, now()],
    ),

  endAll: (transaction: Queryable, staffId: number) =>
    transaction.query('update staff_sessions set revoked_at = $2 where staff_id = $1 and revoked_at is null', [
      staffId,
      now(),
    ]),

  /** The current session first, then the most recently used. */
  list: ({ id, sessionId }: SignedInStaff) =>
    database.query<components['schemas']['StaffDevice']>(
      `select view_uid as session_uid, device, case when id = $3 then 1 else 0 end as is_current,
         ${isoTime('created_at')} as created_at, ${isoTime('seen_at')} as seen_at
       from staff_sessions session where staff_id = $1 and stage = 'open' and ${isGood}
       order by id = $3 desc, seen_at desc, id desc limit ${maxSessions}`,
      [id, now(), sessionId],
    ),

  dropEnded: () =>
    database.query(
      `delete from staff_sessions
       where expires_at <= $1 or seen_at <= $1::timestamptz - ${idle} or revoked_at <= $1`,
      [now()],
    ),
});

export type StaffSessions = ReturnType<typeof createStaffSessions>;
