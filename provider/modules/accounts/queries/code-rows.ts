import type { Database, Queryable } from '../../../database/database';
import type { CodePurpose } from '../../mail/queries/messages';
import type { Channel } from '../../mail/queries/outbox';

export interface CodeTarget {
  storeId: number;
  purpose: CodePurpose;
  /** The customer's id, or the typed identity. */
  subject: string;
  /** Null if unknown: nothing is sent, or a new customer registers. */
  customerId: number | null;
  registrationId?: number;
  channel: Channel;
  recipient: string;
}

export interface CodeRow extends CodeTarget {
  requestId: string;
  sentAt: Date;
  expiresAt: Date;
}

const columns = `request_id as "requestId", store_id as "storeId", purpose, subject, customer_id as "customerId",
  registration_id as "registrationId", channel, recipient, sent_at as "sentAt", expires_at as "expiresAt"`;

const lifetime = "interval '5 minutes'";

export const codeRows = {
  /** Makes requests for the same subject wait for each other, until the transaction ends. */
  lock: (transaction: Queryable, { storeId, purpose, subject }: CodeTarget) =>
    transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${storeId}:${purpose}:${subject}`]),

  async insert(transaction: Queryable, target: CodeTarget, requestId: string, codeHash: string, now: Date) {
    const { storeId, purpose, subject, customerId, registrationId, channel, recipient } = target;
    const [row] = await transaction.query<CodeRow>(
      `insert into one_time_codes (request_id, store_id, purpose, subject, customer_id, registration_id, channel,
         recipient, code_hash, sent_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamptz, $10::timestamptz + ${lifetime})
       returning ${columns}`,
      [requestId, storeId, purpose, subject, customerId, registrationId ?? null, channel, recipient, codeHash, now],
    );
    return row as CodeRow;
  },

  /** Undefined if another code was sent for the request in the meantime. */
  async renew(transaction: Queryable, { requestId, sentAt }: CodeRow, codeHash: string, now: Date) {
    const [row] = await transaction.query<CodeRow>(
      `update one_time_codes
       set code_hash = $2, attempts = 0, sent_at = $3::timestamptz, expires_at = $3::timestamptz + ${lifetime}
       where request_id = $1 and sent_at = $4 and used_at is null returning ${columns}`,
      [requestId, codeHash, now, sentAt],
    );
    return row;
  },

  async newest(transaction: Queryable, { storeId, purpose, subject, recipient }: CodeTarget, since: Date) {
    const [row] = await transaction.query<CodeRow>(
      `select ${columns} from one_time_codes
       where store_id = $1 and purpose = $2 and subject = $3 and recipient = $4 and sent_at > $5 and used_at is null
       order by sent_at desc limit 1`,
      [storeId, purpose, subject, recipient, since],
    );
    return row;
  },

  async find(queryable: Queryable, storeId: number, requestId: string, since: Date) {
    const [row] = await queryable.query<CodeRow>(
      `select ${columns} from one_time_codes
       where store_id = $1 and request_id = $2 and sent_at > $3 and used_at is null`,
      [storeId, requestId, since],
    );
    return row;
  },

  /** Undefined if no attempts remain. */
  async attempt(database: Database, requestId: string, codeHash: string, now: Date) {
    const [attempt] = await database.query<{ isRight: boolean }>(
      `update one_time_codes set attempts = attempts + 1
       where request_id = $1 and attempts < 5 and expires_at > $3 and used_at is null
       returning code_hash = $2 as "isRight"`,
      [requestId, codeHash, now],
    );
    return attempt?.isRight;
  },

  /** False if the code was already used. */
  async use(transaction: Queryable, requestId: string, codeHash: string, now: Date) {
    const used = await transaction.query(
      `update one_time_codes set used_at = $3
       where request_id = $1 and code_hash = $2 and expires_at > $3 and used_at is null returning request_id`,
      [requestId, codeHash, now],
    );
    return used.length > 0;
  },
};
