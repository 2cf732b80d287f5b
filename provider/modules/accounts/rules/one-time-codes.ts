import { randomInt } from 'node:crypto';
import { codeMessage, type CodePurpose } from '../../mail/queries/messages';
import { newSecret, secretHash } from '../queries/secrets';
import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import { addresseeOf } from '../queries/customers';
import type { AttemptLimiter } from '../queries/attempt-limiter';
import { type CodeRow, codeRows, type CodeWish } from '../queries/code-rows';
import type { createOutbox } from '../../mail/queries/outbox';

const pause = 60_000;
/** A request is repeated and its codes are tried no later. */
const requestLifetime = 3_600_000;

interface Parts {
  attemptLimiter: AttemptLimiter;
  outbox: ReturnType<typeof createOutbox>;
}

const hashOf = (purpose: CodePurpose, requestId: string, code: string) => secretHash(`${purpose}:${requestId}:${code}`);

/** Whether the code is told to anybody: not to who registers again, and nobody is told one for an unknown person. */
const isTold = ({ purpose, customerId }: CodeWish) =>
  purpose === 'register' ? customerId === null : customerId !== null;

/** Codes of 6 digits, good for 5 minutes, 5 attempts and one use. */
export function createOneTimeCodes(database: Database, now: Clock, { attemptLimiter, outbox }: Parts) {
  const ago = (time: number) => new Date(now().getTime() - time);

  /** Does as much for people that nobody knows. */
  const deliver = async (
    transaction: Queryable,
    { storeId, customerId, registrationId, ...wish }: CodeWish,
    code: string,
  ) => {
    const { store, language } = await addresseeOf(transaction, storeId, customerId, registrationId);
    const message = codeMessage({ purpose: wish.purpose, hasAccount: customerId !== null, store, language, code });
    const isSent = wish.purpose === 'register' || customerId !== null;
    await outbox.send(transaction, { ...wish, ...message, storeId }, isSent);
  };

  const takeSend = async (transaction: Queryable, { storeId, recipient }: CodeWish, address: string | null) => {
    const attempt = { storeId, purpose: 'send', account: recipient, address } as const;
    if ((await attemptLimiter.take(attempt, transaction)) === 'refused') throw new Refused('TOO_MANY_GUESSES');
  };

  const draw = (wish: CodeWish, requestId: string) => {
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    return { code, hash: isTold(wish) ? hashOf(wish.purpose, requestId, code) : secretHash(newSecret()) };
  };

  const start = async (transaction: Queryable, wish: CodeWish, address: string | null): Promise<CodeRow> => {
    await takeSend(transaction, wish, address);
    const requestId = newSecret();
    const { code, hash } = draw(wish, requestId);
    const row = await codeRows.insert(transaction, wish, requestId, hash, now());
    await deliver(transaction, wish, code);
    return row;
  };

  return {
    start,

    /**
     * Sends a code; within a minute of the last one for the same, answers that request.
     * @throws Refused TOO_MANY_GUESSES
     */
    async request(wish: CodeWish, address: string | null) {
      await attemptLimiter.slowDown({ storeId: wish.storeId, purpose: 'send', address });
      return database.transaction(async (transaction) => {
        const subject = `${wish.storeId}:${wish.purpose}:${wish.subject}`;
        await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [subject]);
        return (await codeRows.newest(transaction, wish, ago(pause))) ?? (await start(transaction, wish, address));
      });
    },

    /** A request that is not over; undefined where it is, or is another store's. */
    find: (storeId: number, requestId: string) => codeRows.find(database, storeId, requestId, ago(requestLifetime)),

    /**
     * Sends another code for a request, or answers it as it is within a minute.
     * @throws Refused CODE_EXPIRED, TOO_MANY_GUESSES
     */
    async again(request: CodeRow, address: string | null) {
      await attemptLimiter.slowDown({ storeId: request.storeId, purpose: 'send', address });
      return database.transaction(async (transaction) => {
        if (request.sentAt > ago(pause)) return request;
        await takeSend(transaction, request, address);
        const { code, hash } = draw(request, request.requestId);
        const row = await codeRows.renew(transaction, request, hash, now());
        if (!row) throw new Refused('CODE_EXPIRED');
        await deliver(transaction, row, code);
        return row;
      });
    },

    /**
     * Counts a try, and judges it after.
     * @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES
     */
    async attempt({ storeId, purpose, subject, recipient, requestId }: CodeRow, code: string, address: string | null) {
      const attempt = { storeId, purpose: 'code', account: `${purpose}:${subject}`, address } as const;
      await attemptLimiter.slowDown(attempt);
      if ((await attemptLimiter.take(attempt)) === 'refused') throw new Refused('TOO_MANY_GUESSES');
      const isRight = await codeRows.attempt(database, requestId, hashOf(purpose, requestId, code), now());
      if (isRight === undefined) throw new Refused('CODE_EXPIRED');
      if (!isRight) throw new Refused('CODE_WRONG');
      await attemptLimiter.succeed(attempt);
      await attemptLimiter.succeed({ ...attempt, purpose: 'send', account: recipient });
    },

    /**
     * Uses a code up, in the transaction that does what it was sent for.
     * @throws Refused CODE_EXPIRED where it was used before
     */
    async use(transaction: Queryable, { purpose, requestId }: CodeRow, code: string) {
      const isUsed = await codeRows.use(transaction, requestId, hashOf(purpose, requestId, code), now());
      if (!isUsed) throw new Refused('CODE_EXPIRED');
    },
  };
}
