import { type Clock, jakartaDay } from '../../clock';
import { type Database, type Queryable, retryConflicts } from '../../database/database';
import { orNotFound } from '../../errors/call-errors';
import { Refused } from '../../errors/refusal';
import type { BlobStore } from '../../media/blob-store';
import type { Accounts } from '../accounts';
import type { Declared } from '../define-module';
import { post } from '../wallet/queries/ledger';
import { balancesOf } from '../wallet/queries/wallets';
import {
  addReason,
  endDeletion,
  erasePerson,
  exportTable,
  findPerson,
  newestReasons,
  nextDeletion,
  obstaclesOf,
  type Person,
} from './queries';

interface Customer {
  id: number;
  storeId: number;
}

interface Closing {
  reason: string;
  password: string;
  givesUpBalance: boolean;
  /** The balance that the customer saw; closing is refused if it has changed. */
  balance: number;
  points: number;
}

interface Parts {
  database: Database;
  now: Clock;
  uploads: BlobStore;
}

const anyIdentity = /\S+@\S+|\+?\d(?:[\s.()-]*\d){5,}/g;

/** The text without e-mails, long numbers and the customer's names. */
function withoutPerson(text: string, { identities, name }: Pick<Person, 'identities' | 'name'>): string {
  const called = [...identities, ...name.split(/\s+/)]
    .filter((one) => one.length > 2)
    .sort((one, other) => other.length - one.length);
  const names = called.map((one) => one.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const withoutIdentities = text.replace(anyIdentity, '…');
  return names === '' ? withoutIdentities : withoutIdentities.replace(new RegExp(names, 'giu'), '…');
}

/** The store earns what the customer gives up; the customer's balances are zero afterwards. */
async function giveUp(
  transaction: Queryable,
  at: Date,
  { id, storeId }: Person,
  { balance, points }: Pick<Closing, 'balance' | 'points'>,
) {
  const isPosted = await post(transaction, {
    storeId,
    at,
    transfers: [
      {
        key: `given up ${id}`,
        reason: 'other',
        from: { kind: 'wallet', customerId: id },
        to: { kind: 'sales' },
        amount: balance,
      },
      {
        key: `points given up ${id}`,
        reason: 'other',
        from: { kind: 'points', customerId: id },
        to: { kind: 'points_issued' },
        amount: points,
      },
    ],
  });
  if (!isPosted) throw new Refused('CLOSING_BALANCE');
}

async function deleteUnusedBlobs({ database, uploads }: Parts, personalTables: Declared['personalTables']) {
  const errors: unknown[] = [];
  for (
    let next = await nextDeletion(database, '', personalTables);
    next;
    next = await nextDeletion(database, next.key, personalTables)
  ) {
    const { key, isNamed } = next;
    try {
      if (!isNamed) await uploads.delete(key);
      await endDeletion(database, key);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some pictures were not deleted');
}

const closingState = async (queryable: Queryable, customerId: number) => ({
  ...(await balancesOf(queryable, customerId)),
  ...(await obstaclesOf(queryable, customerId)),
});

export function createClosing(
  parts: Parts,
  { accounts: { accounts, attemptLimiter } }: { accounts: Accounts },
  { personalTables }: Declared,
) {
  const { database, now } = parts;
  return {
    /** What the customer would lose by closing the account, and what prevents it. */
    preview: ({ id }: Customer) => closingState(database, id),

    /**
     * Erases the customer's identity and ends all sessions.
     * @throws Refused PASSWORD_WRONG, TOO_MANY_GUESSES, CLOSING_ORDERS, CLOSING_INVOICES, CLOSING_BALANCE
     */
    async close(customer: Customer, { reason, password, ...surrendered }: Closing, address: string | null) {
      const { hash, succeed } = await accounts.checkPassword(customer, password, address, 'PASSWORD_WRONG');
      await succeed();
      await retryConflicts(() =>
        database.transaction(async (transaction) => {
          const person = await findPerson(transaction, customer.id, true);
          if (person?.passwordHash !== hash) throw new Refused('PASSWORD_WRONG');
          const { unfinished_orders, pending_invoices, balance, points } = await closingState(transaction, person.id);
          if (unfinished_orders > 0) throw new Refused('CLOSING_ORDERS');
          if (pending_invoices > 0) throw new Refused('CLOSING_INVOICES');
          const isSeen = balance === surrendered.balance && points === surrendered.points;
          if (balance + points > 0 && !(surrendered.givesUpBalance && isSeen)) throw new Refused('CLOSING_BALANCE');
          await giveUp(transaction, now(), person, { balance, points });
          await addReason(transaction, person.storeId, withoutPerson(reason, person), jakartaDay(now()));
          await erasePerson(transaction, person, personalTables);
        }),
      );
    },

    /** Why accounts were closed: the newest 100 of a store, or of all if `codename` is empty. */
    reasons: (codename: string) => newestReasons(database, codename),

    /** Deletes blobs that nothing refers to any more. A blob that cannot be deleted is retried. */
    deleteBlobs: () => deleteUnusedBlobs(parts, personalTables),

    /** Whether the customer may have an export now. */
    async takeExport({ id, storeId }: Customer): Promise<boolean> {
      const attempt = { storeId, purpose: 'export', account: id, address: null } as const;
      return (await attemptLimiter.take(attempt)) !== 'refused';
    },

    /** Everything known about the customer, as JSON, one table at a time. */
    async *export({ id }: Customer) {
      const person = orNotFound(await findPerson(database, id));
      for (const [position, table] of personalTables.entries()) {
        const rows = await exportTable(database, table, person);
        yield `${position === 0 ? '{' : ','}\n${JSON.stringify(table.table)}: [${rows.join(',\n  ')}]`;
      }
      yield '\n}\n';
    },
  };
}
