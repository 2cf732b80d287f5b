import type { Queryable } from '../../../database/database';

type ProofEnd = 'replaced' | 'accepted' | 'rejected';

/** Withdraws the proofs of a payment that was cancelled. */
export const withdrawProofs = (transaction: Queryable, invoiceId: number) =>
  transaction.query(
    `update invoice_proofs set state = 'withdrawn' where invoice_id = $1 and state in ('waiting', 'rejected')`,
    [invoiceId],
  );

export const endProof = (transaction: Queryable, invoiceId: number, state: ProofEnd, note = '') =>
  transaction.query(
    `update invoice_proofs set state = $2, note = $3 where invoice_id = $1 and state = 'waiting' returning id`,
    [invoiceId, state, note],
  );

export const addProof = (transaction: Queryable, invoiceId: number, blobKey: string, at: Date) =>
  transaction.query(
    `insert into invoice_proofs (invoice_id, blob_key, state, sent_at) values ($1, $2, 'waiting', $3)`,
    [invoiceId, blobKey, at],
  );

export async function proofCount(transaction: Queryable, invoiceId: number): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*) from invoice_proofs where invoice_id = $1',
    [invoiceId],
  );
  return row?.count ?? 0;
}

/** The key of the newest blob, in any state; undefined if no proof was sent. */
export async function newestProof(connection: Queryable, uniqueId: string): Promise<string | undefined> {
  const [proof] = await connection.query<{ blob_key: string }>(
    `select proof.blob_key from invoice_proofs proof join invoices bill on bill.id = proof.invoice_id
     where bill.unique_id = $1 order by proof.id desc limit 1`,
    [uniqueId],
  );
  return proof?.blob_key;
}
