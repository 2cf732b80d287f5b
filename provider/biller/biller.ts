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
  /** `token` is empty if the product has none. */
  | { state: 'succeeded'; receipt: string; token: string }
  | { state: 'failed'; reason: string };

export type BillerInquiry =
  | { state: 'open'; name: string; period: string; amount: number }
  | { state: 'unknown' }
  | { state: 'paid' };

/**
 * Delivers bills and credit that customers buy. A call that throws says nothing about the payment: its outcome is
 * queried later.
 */
export interface Biller {
  inquire(billerCode: string, number: string): Promise<BillerInquiry>;
  pay(payment: BillerPayment): Promise<BillerOutcome>;
  /** Undefined if it never received a payment with that reference. */
  outcomeOf(reference: string): Promise<BillerOutcome | undefined>;
}

const timeoutMs = 5_000;

/** A call that takes longer is aborted. The outcome of a payment is queried later by its reference. */
export function withDeadline(biller: Biller, ms = timeoutMs): Biller {
  const within = async <T>(call: string, answer: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`The biller did not answer ${call} in ${ms} ms`)), ms);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  };
  return {
    inquire: (billerCode, number) => within('an inquiry', biller.inquire(billerCode, number)),
    pay: (payment) => within('a payment', biller.pay(payment)),
    outcomeOf: (reference) => within('a question', biller.outcomeOf(reference)),
  };
}
