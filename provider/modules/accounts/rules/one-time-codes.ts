import { randomInt } from 'node:crypto';
import { codeMessage, type CodePurpose } from '../../mail/queries/messages';
import { newSecret, secretHash } from '../queries/secrets';
import type { Clock } from '../../../clock';
import type { Database, Queryable } from '../../../database/database';
import { Refused } from '../../../errors/refusal';
import { addresseeOf } from '../queries/customers';
import type { AttemptLimiter } from '../queries/attempt-limiter';
import { type CodeRow, codeRows, type CodeTarget } from '../queries/code-rows';
import type { createOutbox } from '../../mail/queries/outbox';

const resendDelayMs = 60_000;
/** How long a code can be sent again and entered. */
const requestTtlMs = 3_600_000;

interface Parts {
  attemptLimiter: AttemptLimiter;
  outbox: ReturnType<typeof createOutbox>;
}

const hashOf = (purpose: CodePurpose, requestId: string, code: string) => secretHash(`${purpose}:${requestId}:${code}`);

/** Whether the code can ever be right. It cannot for a second registration or for an unknown customer. */
const isDelivered = ({ purpose, customerId }: CodeTarget) =>
  purpose === 'register' ? customerId === null : customerId !== null;

/** Codes have 6 digits and are valid for 5 minutes, 5 attempts and a single use. */
export function createOneTimeCodes(database: Database, now: Clock, { attemptLimiter, outbox }: Parts) {
  const ago = (time: number) => new Date(now().getTime() - time);

  /** Does the same amount of work for unknown customers. */
  const deliver = async (
    transaction: Queryable,
    { storeId, customerId, registrationId, ...target }: CodeTarget,
    code: string,
  ) => {
    const { store, language } = await addresseeOf(transaction, storeId, customerId, registrationId);
    const message = codeMessage({ purpose: target.purpose, hasAccount: customerId !== null, store, language, code });
    const isSent = target.purpose === 'register' || customerId !== null;
    await outbox.send(transaction, { ...target, ...message, storeId, customerId }, isSent);
  };

  const takeSend = async (transaction: Queryable, { storeId, recipient }: CodeTarget, address: string | null) => {
    const attempt = { storeId, purpose: 'send', account: recipient, address } as const;
    if ((await attemptLimiter.take(attempt, transaction)) === 'refused') throw new Refused('TOO_MANY_GUESSES');
  };

  const makeCode = (target: CodeTarget, requestId: string) => {
    const code = randomInt(1_000_000).toString().padStart(6, '0');
    return { code, hash: isDelivered(target) ? hashOf(target.purpose, requestId, code) : secretHash(newSecret()) };
  };

  const start = async (transaction: Queryable, target: CodeTarget, address: string | null): Promise<CodeRow> => {
    await takeSend(transaction, target, address);
    const requestId = newSecret();
    const { code, hash } = makeCode(target, requestId);
    const row = await codeRows.insert(transaction, target, requestId, hash, now());
    await deliver(transaction, target, code);
    return row;
  };

  /** Like `request`, but in the caller's transaction. */
  const requestIn = async (transaction: Queryable, target: CodeTarget, address: string | null) => {
    await codeRows.lock(transaction, target);
    return (
      (await codeRows.newest(transaction, target, ago(resendDelayMs))) ?? (await start(transaction, target, address))
    );
  };

  return {
    start,

    /** Sends a code; within a minute it returns the previous request instead. @throws Refused TOO_MANY_GUESSES */
    async request(target: CodeTarget, address: string | null) {
      await attemptLimiter.slowDown({ storeId: target.storeId, purpose: 'send', address });
      return database.transaction((transaction) => requestIn(transaction, target, address));
    },

    requestIn,

    /** Undefined if it expired or belongs to another store. */
    find: (storeId: number, requestId: string) => codeRows.find(database, storeId, requestId, ago(requestTtlMs)),

    /** Sends another code, at most one a minute. @throws Refused CODE_EXPIRED, TOO_MANY_GUESSES */
    async resend(request: CodeRow, address: string | null) {
      await attemptLimiter.slowDown({ storeId: request.storeId, purpose: 'send', address });
      return database.transaction(async (transaction) => {
        if (request.sentAt > ago(resendDelayMs)) return request;
        await takeSend(transaction, request, address);
        const { code, hash } = makeCode(request, request.requestId);
        const row = await codeRows.renew(transaction, request, hash, now());
        if (!row) throw new Refused('CODE_EXPIRED');
        await deliver(transaction, row, code);
        return row;
      });
    },

    /** Counts the attempt before it compares the code. @throws Refused CODE_WRONG, CODE_EXPIRED, TOO_MANY_GUESSES */
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
     * Call it in the transaction of the action that the code confirms. @throws Refused CODE_EXPIRED if it was used
     * before
     */
    async use(transaction: Queryable, { purpose, requestId }: CodeRow, code: string) {
      const isUsed = await codeRows.use(transaction, requestId, hashOf(purpose, requestId, code), now());
      if (!isUsed) throw new Refused('CODE_EXPIRED');
    },
  };
}
