/**
 * The personal data in one table. In SQL, its rows are `data`, and the customer is `person` with id, store_id,
 * identities.
 */
export interface PersonalTable {
  table: string;
  /** SQL: which rows belong to the person. */
  rows: string;
  /** `delete`, the new values of columns (which identify nobody), or `nothing` if the rows identify nobody. */
  erase: 'delete' | 'nothing' | Readonly<Record<string, string>>;
  /** SQL: columns in the person's export, without secrets and without data that protects others. */
  export: string;
  /** SQL: the key of the row's blob; null if it has none. */
  blob?: string;
}

/** SQL: rows that have a customer's id. */
export const ofPerson = 'data.customer_id = person.id';
