/** The customer who makes a call. */
export interface SignedInCustomer {
  id: number;
  storeId: number;
  viewUid: string;
  codename: string;
  storeUid: string;
  /** `customer_tokens.id`. */
  tokenId: number;
}
