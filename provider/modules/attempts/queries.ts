import { createHash } from 'node:crypto';
import type { components } from '../../__generated__/rest';
import { textsOf } from '../../contract/localize';
import type { OperationId, OperationReply } from '../../contract/operations';
import { type Database, type Queryable, retryConflicts } from '../../database/database';
import { Refused } from '../../errors/refusal';

type Rest = components['schemas'];

/** The operations that answer with an order, by the contract. */
type OrderOperation = {
  [Id in OperationId]: OperationReply<Id> extends Rest['OrderCreatedReply'] ? Id : never;
}[OperationId];

/** What each operation returns when it is done. */
interface Results extends Record<OrderOperation, Rest['OrderCreated']> {
  addToCart: Rest['CartAdded'];
  exchangePoints: Rest['Exchange'];
  enterReferral: null;
  mergeFavourites: null;
  orderAgain: Rest['OrderedAgain'];
  submitForm: null;
  payInvoice: Rest['InvoicePaid'];
}

type AttemptOperation = keyof Results;

/** A refusal, or the result. */
export type AttemptAnswer<Name extends AttemptOperation> = Omit<Rest['OrderCreatedReply'], 'data'> & {
  data: Results[Name] | null;
};

export interface Attempt<Name extends AttemptOperation> {
  customerId: number;
  sessionCode: string;
  operation: Name;
  fields: Readonly<Record<string, unknown>>;
}

interface StoredAttempt<Name extends AttemptOperation = AttemptOperation> {
  operation: Name;
  fingerprint: string;
  state: 'done' | 'refused';
  answer: AttemptAnswer<Name>;
}

/** The session code was used for something else. */
export class OtherAttempt extends Error {
  override readonly name = 'OtherAttempt';
  readonly statusCode = 409;
}

const fingerprintOf = ({ operation, fields }: Pick<Attempt<AttemptOperation>, 'operation' | 'fields'>) => {
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([operation, sorted]))
    .digest('hex');
};

const lockOf = `hashtextextended('attempt ' || $1::bigint || ' ' || $2::text, 0)`;

async function findAttempt(
  connection: Queryable,
  { customerId, sessionCode }: Pick<Attempt<AttemptOperation>, 'customerId' | 'sessionCode'>,
) {
  const [row] = await connection.query<StoredAttempt>(
    'select operation, fingerprint, state, answer from attempts where customer_id = $1 and session_code = $2',
    [customerId, sessionCode],
  );
  return row;
}

/** Rolls back the effects of `work` if it is refused. */
async function answerOf<T>(transaction: Queryable, work: (transaction: Queryable) => Promise<T>) {
  await transaction.script('savepoint effects');
  try {
    return { success: true, message: '', error_code: null, total: null, data: await work(transaction) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await transaction.script('rollback to savepoint effects');
    return { success: false, ...error.answer, error_code: error.code, total: error.total, data: null };
  }
}

const withoutResult: readonly AttemptOperation[] = [
  'addToCart',
  'exchangePoints',
  'enterReferral',
  'mergeFavourites',
  'orderAgain',
  'submitForm',
];

function resultOf({ operation, answer }: StoredAttempt): Partial<Pick<Rest['Attempt'], 'order' | 'invoice'>> {
  if (withoutResult.includes(operation)) return {};
  return operation === 'payInvoice'
    ? { invoice: answer.data as Results['payInvoice'] | null }
    : { order: answer.data as Results['createOrder'] | null };
}

export const createAttempts = (database: Database) => ({
  /**
   * Runs `work`, or returns the earlier answer if the session code was used before. Concurrent calls wait.
   * @throws OtherAttempt if the code was used with other fields.
   */
  once: <Name extends AttemptOperation>(
    attempt: Attempt<Name>,
    work: (transaction: Queryable) => Promise<Results[Name]>,
  ): Promise<AttemptAnswer<Name>> =>
    retryConflicts(() =>
      database.transaction(async (transaction) => {
        const { customerId, sessionCode, operation } = attempt;
        await transaction.query(`select pg_advisory_xact_lock(${lockOf})`, [customerId, sessionCode]);
        const stored = await findAttempt(transaction, attempt);
        const fingerprint = fingerprintOf(attempt);
        if (stored && stored.fingerprint !== fingerprint) {
          throw new OtherAttempt('The session code was used with other fields');
        }
        // The fingerprint includes the operation.
        if (stored) return stored.answer as AttemptAnswer<Name>;
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
    const nothing = { error_code: null, message: '', order: null, invoice: null };
    const findResult = async () => {
      const stored = await findAttempt(database, { customerId, sessionCode });
      if (!stored) return undefined;
      const { state, answer } = stored;
      const { error_code, message } = answer;
      return { state, error_code, message, ...textsOf(answer), order: null, invoice: null, ...resultOf(stored) };
    };
    const result = await findResult();
    if (result) return result;
    // Only a running attempt holds its lock; one that just ended is read again.
    const [lock] = await database.query<{ is_free: boolean }>(
      `select pg_try_advisory_xact_lock_shared(${lockOf}) as is_free`,
      [customerId, sessionCode],
    );
    if (!lock?.is_free) return { state: 'pending', ...nothing };
    return (await findResult()) ?? { state: 'none', ...nothing };
  },
});
