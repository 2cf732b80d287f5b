export interface BillerPayment {
  /** Idempotency key: the same reference is paid once. */
  reference: string;
  billerCode: string;
  number: string;
  /** Whole rupiah. */
  amount: number;
}

export type BillerOutcome =
  | { state: 'pending' }
  /** `token` is empty where the product has none. */
  | { state: 'succeeded'; receipt: string; token: string }
  | { state: 'failed'; reason: string };

export type BillerInquiry =
  | { state: 'open'; name: string; period: string; amount: number }
  | { state: 'unknown' }
  | { state: 'paid' };

/** Who delivers what was bought. A call that throws says nothing about the payment: its outcome is asked for later. */
export interface Biller {
  inquire(billerCode: string, number: string): Promise<BillerInquiry>;
  pay(payment: BillerPayment): Promise<BillerOutcome>;
  /** Undefined if it never got a payment of that reference. */
  outcomeOf(reference: string): Promise<BillerOutcome | undefined>;
}
