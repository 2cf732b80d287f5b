import { createHash } from 'node:crypto';
import type { components } from '../../../__generated__/rest';
import { type Database, type Queryable, retryConflicts } from '../../../database/database';
import { Refused } from '../../../errors/refusal';

type Rest = components['schemas'];
export type AttemptAnswer = Rest['OrderCreatedReply'];

export interface Attempt {
  customerId: number;
  sessionCode: string;
  operation: 'createOrder' | 'payOrder';
  /** All that was asked for. */
  fields: Readonly<Record<string, unknown>>;
}

interface KeptAttempt {
  fingerprint: string;
  state: 'done' | 'refused';
  answer: AttemptAnswer;
}

/** The session code was used for something else. */
export class OtherAttempt extends Error {
  override readonly name = 'OtherAttempt';
  readonly statusCode = 409;
}

const fingerprintOf = ({ operation, fields }: Attempt) => {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([operation, sorted]))
    .digest('hex');
};

const lockOf = `hashtextextended('attempt ' || $1::bigint || ' ' || $2::text, 0)`;

async function kept(connection: Queryable, { customerId, sessionCode }: Pick<Attempt, 'customerId' | 'sessionCode'>) {
  const [found] = await connection.query<KeptAttempt>(
    'select fingerprint, state, answer from attempts where customer_id = $1 and session_code = $2',
    [customerId, sessionCode],
  );
  return found;
}

/** What `work` did is undone where it refuses. */
async function answerOf(transaction: Queryable, work: (transaction: Queryable) => Promise<Rest['OrderCreated']>) {
  await transaction.script('savepoint effects');
  try {
    return { success: true, message: '', error_code: null, total: null, data: await work(transaction) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await transaction.script('rollback to savepoint effects');
    return { success: false, message: error.message, error_code: error.code, total: error.total, data: null };
  }
}

/** Attempts to order and to pay: each has its effects once. */
export const createAttempts = (database: Database) => ({
  /**
   * Does `work` unless it was done or refused under the same session code; then the answer is the one of that time.
   * Who comes while it is being done waits for it.
   * @throws OtherAttempt where the code was used with other fields.
   */
  once: (attempt: Attempt, work: (transaction: Queryable) => Promise<Rest['OrderCreated']>): Promise<AttemptAnswer> =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const { customerId, sessionCode, operation } = attempt;
        await transaction.query(`select pg_advisory_xact_lock(${lockOf})`, [customerId, sessionCode]);
        const known = await kept(transaction, attempt);
        const fingerprint = fingerprintOf(attempt);
        if (known && known.fingerprint !== fingerprint) {
          throw new OtherAttempt('The session code was used with other fields');
        }
        if (known) return known.answer;
        const answer = await answerOf(transaction, work);
        await transaction.query(
          `insert into attempts (customer_id, session_code, operation, fingerprint, state, answer)
           values ($1, $2, $3, $4, $5, $6)`,
          [
            customerId,
            sessionCode,
            operation,
            fingerprint,
            answer.success ? 'done' : 'refused',
            JSON.stringify(answer),
          ],
        );
        return answer;
      }),
    ),

  async find(customerId: number, sessionCode: string): Promise<Rest['Attempt']> {
    const nothing = { error_code: null, message: '', order: null };
    const ended = async () => {
      const found = await kept(database, { customerId, sessionCode });
      if (!found) return undefined;
      const { error_code, message, data } = found.answer;
      return { state: found.state, error_code, message, order: data };
    };
    const known = await ended();
    if (known) return known;
    // Only an attempt that is being worked on holds its lock; one that has just ended is read again.
    const [lock] = await database.query<{ is_free: boolean }>(
      `select pg_try_advisory_xact_lock_shared(${lockOf}) as is_free`,
      [customerId, sessionCode],
    );
    if (!lock?.is_free) return { state: 'pending', ...nothing };
    return (await ended()) ?? { state: 'none', ...nothing };
  },
});
