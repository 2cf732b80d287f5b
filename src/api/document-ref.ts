/** A persisted document: the hash that the facade knows it by, and the types of what it takes and answers. */
export interface DocumentRef<Data, Variables> {
  /** `sha256:` and the hash of its text. */
  readonly id: string;
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** Its variables say where the visitor is: they stand in no address, so it goes by POST. */
  readonly private?: true;
  readonly types?: (variables: Variables) => Data;
}
