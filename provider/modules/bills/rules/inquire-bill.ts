import { BillCategory } from '../../../__generated__/codes';
import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import type { Biller, BillerInquiry } from '../../../biller/biller';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { NotFound } from '../../../errors/call-errors';
import { Refused } from '../../../errors/refusal';
import type { SignedInCustomer } from '../../../customer';
import type { AttemptLimiter } from '../../accounts/queries/attempt-limiter';
import { findBill, insertInquiry, type OfferedBill, type StoredInquiry } from '../queries';

const validMinutes = 10;

const digitCount = (number: string) => number.replace(/\D/g, '').length;

/** @throws Refused */
export function checkNumber(number: string, service: Pick<OfferedBill['service'], 'min_digits' | 'max_length'>) {
  const { min_digits, max_length } = service;
  const isTooLong = max_length > 0 && number.length > max_length;
  if (isTooLong || digitCount(number) < min_digits || number.lastIndexOf('+') > 0)
    throw new Refused('BILL_NUMBER_INVALID');
}

function billerCodeOf({ service }: OfferedBill, region: string) {
  if (service.regions.length === 0) return service.product_code;
  const chosen = service.regions.find(({ code }) => code === region);
  if (!chosen) throw new Refused('BILL_REGION_MISSING');
  return chosen.code;
}

interface InquiryRequest {
  code: string;
  input: string;
  region?: string;
}

interface Deps {
  database: Database;
  /** Null if no biller is configured. */
  biller: Biller | null;
  attemptLimiter: AttemptLimiter;
  now: Clock;
  onBillerError: (error: unknown) => void;
}

/** Numbers that the biller does not know count as guesses, so that nobody can look up the names of strangers. */
export const inquireBill =
  ({ database, biller, attemptLimiter, now, onBillerError }: Deps) =>
  async (
    customer: SignedInCustomer,
    address: string | null,
    { code, input, region = '' }: InquiryRequest,
  ): Promise<StoredInquiry> => {
    const bill = await findBill(database, customer.storeId, code);
    if (!biller || bill?.line.category !== BillCategory.POST_PAID) throw new NotFound('The bill does not exist');
    checkNumber(input, bill.service);
    const biller_code = billerCodeOf(bill, region);
    const attempt = { storeId: customer.storeId, purpose: 'bill', account: customer.id, address } as const;
    await attemptLimiter.slowDown(attempt);
    if ((await attemptLimiter.take(attempt)) === 'refused') throw new Refused('TOO_MANY_GUESSES');
    const answer = await biller.inquire(biller_code, input).catch((error: unknown): BillerInquiry | null => {
      onBillerError(error);
      return null;
    });
    if (answer?.state === 'unknown') throw new Refused('BILL_UNKNOWN');
    await attemptLimiter.succeed(attempt);
    if (!answer) throw new Refused('BILLER_UNREACHABLE');
    if (answer.state === 'paid') throw new Refused('BILL_PAID');
    const inquiry: StoredInquiry = {
      unique_id: randomBytes(12).toString('hex'),
      customer_id: customer.id,
      code,
      biller_code,
      number: input,
      bill_name: answer.name,
      period: answer.period,
      amount: answer.amount,
      admin_fee: bill.service.admin_fee,
      expires_at: addMinutes(now(), validMinutes),
    };
    await insertInquiry(database, inquiry);
    return inquiry;
  };
