/** The personal data of one table, whose rows are `data` in SQL; whose they may be is `person`: id, store_id, identities. */
export interface PersonalTable {
  table: string;
  /** SQL: which rows are the person's. */
  rows: string;
  /** `delete`, what columns become (values that say nothing of anybody), or `nothing`: what stays names nobody. */
  erase: 'delete' | 'nothing' | Readonly<Record<string, string>>;
  /** SQL: columns that the person gets. Secrets, and what protects others, are none of them. */
  export: string;
  /** SQL: the key of a blob that a row names; null without one. */
  blob?: string;
}

/** SQL: rows with a customer of their own. */
export const ofPerson = 'data.customer_id = person.id';
