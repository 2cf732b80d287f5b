import type { Database, Queryable } from '../../../database/database';

/** How long after its start the second factor can be confirmed. */
const pendingFor = "interval '1 hour'";

export const createSecondFactors = (database: Database) => ({
  start: (staffId: number, secret: string, at: Date) =>
    database.query('update staff set totp_pending = $2, totp_pending_at = $3 where id = $1', [staffId, secret, at]),

  /** Undefined if nothing was started. */
  async pending(staffId: number, now: Date) {
    const [row] = await database.query<{ secret: string }>(
      `select totp_pending as secret from staff
       where id = $1 and totp_pending is not null and totp_pending_at > $2::timestamptz - ${pendingFor}`,
      [staffId, now],
    );
    return row?.secret;
  },

  /** False if another start replaced the secret, or the second factor is on. */
  async confirm(transaction: Queryable, staffId: number, secret: string, step: number) {
    const rows = await transaction.query(
      `update staff set totp_secret = totp_pending, totp_pending = null, totp_step = $3
       where id = $1 and totp_pending = $2 and totp_secret is null returning id`,
      [staffId, secret, step],
    );
    return rows.length > 0;
  },

  /** Accepts a code once: false if one of the same or a later time was accepted before. */
  async useStep(queryable: Queryable, staffId: number, step: number) {
    const rows = await queryable.query(
      'update staff set totp_step = $2 where id = $1 and totp_step < $2 returning id',
      [staffId, step],
    );
    return rows.length > 0;
  },

  async end(transaction: Queryable, staffId: number) {
    await transaction.query('update staff set totp_secret = null, totp_pending = null where id = $1', [staffId]);
    await transaction.query('delete from recovery_codes where staff_id = $1', [staffId]);
  },

  async replaceCodes(transaction: Queryable, staffId: number, hashes: readonly string[]) {
    await transaction.query('delete from recovery_codes where staff_id = $1', [staffId]);
    await transaction.query(
      'insert into recovery_codes (staff_id, code_hash) select $1, hash from unnest($2::text[]) hash',
      [staffId, hashes],
    );
  },

  /** How many recovery codes are left. */
  async countCodes(staffId: number): Promise<number> {
    const [row] = await database.query<{ count: number }>(
      'select count(*) from recovery_codes where staff_id = $1 and used_at is null',
      [staffId],
    );
    return row?.count ?? 0;
  },

  async useRecoveryCode(queryable: Queryable, staffId: number, hash: string, at: Date) {
    const rows = await queryable.query(
      `update recovery_codes set used_at = $3 where staff_id = $1 and code_hash = $2 and used_at is null
       returning staff_id`,
      [staffId, hash, at],
    );
    return rows.length > 0;
  },
});

export type SecondFactors = ReturnType<typeof createSecondFactors>;
