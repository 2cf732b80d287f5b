/** A persisted document: the hash that the facade knows it by, and the types of what it takes and answers. */
export interface DocumentRef<Data, Variables> {
  /** `sha256:` and the hash of its text. */
  readonly id: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Its answer is one customer's, or its variables say where the visitor is: it goes by POST. */
  readonly private?: true;
  readonly types?: (variables: Variables) => Data;
}
