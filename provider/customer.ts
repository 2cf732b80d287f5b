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

/** Who makes a call of a preview: nobody, but for a store. */
export interface PreviewedStore extends Pick<SignedInCustomer, 'storeId' | 'storeUid'> {
  id: null;
}
