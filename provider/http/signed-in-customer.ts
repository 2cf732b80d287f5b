/** Whose bearer token a call came with. */
export interface SignedInCustomer {
  id: number;
  storeId: number;
  viewUid: string;
  codename: string;
  storeUid: string;
  /** The session itself, as `customer_tokens.id`. */
  tokenId: number;
}

/** Finds whose token a call came with. */
export interface Sessions {
  customerOf(token: string): Promise<SignedInCustomer | null | undefined>;
}
