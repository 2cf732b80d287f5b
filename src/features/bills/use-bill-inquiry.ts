import { useMemo } from 'react';
import { type Actor, type EventObject, fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type BillEntry,
  billInquiryMachine,
  type InquiryAnswer,
  type OfferedBill,
  type OwedBill,
} from '../../../machines/bills/bill-inquiry';
import { BillOfferDocument } from '../../__generated__/documents/bill-offer';
import { InquireBillDocument } from '../../__generated__/documents/inquire-bill';
import type { Bill_OfferFragment } from '../../__generated__/gql/graphql';
import { useFlow } from '../../actors/use-flow';
import { useExecute } from '../../api/execute';
import { readFragment } from '../../api/fragment';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { unwrap } from '../../api/unwrap';
import { refusalOf } from '../orders/attempts';
import type { OwedFacts } from './stored-bill';

export { type BillEntry, type BillField, prefixOf } from '../../../machines/bills/bill-inquiry';

export type Offer = Bill_OfferFragment;
export type BillInquiryFlow = Actor<typeof billInquiryMachine>;
type InquirySnapshot = SnapshotFrom<typeof billInquiryMachine>;

interface ShownBill extends OfferedBill {
  offer: Offer;
}

export const isByPhone = (offer: Offer) =>
  offer.__typename === 'PrepaidBill' && (offer.kind === 'CREDIT' || offer.kind === 'DATA');

function shownBill(offer: Offer): ShownBill {
  const isPostPaid = offer.__typename === 'PostPaidBill';
  return {
    offer,
    isByPhone: isByPhone(offer),
    isPostPaid,
    minDigits: offer.minDigits,
    maxLength: offer.maxLength,
    regions: isPostPaid ? offer.regions : [],
    options: isPostPaid ? [] : offer.options,
  };
}

/** Null until the first load. */
export const offerOf = ({ context }: InquirySnapshot): Offer | null =>
  (context.bill as ShownBill | null)?.offer ?? null;
export const owedOf = ({ context }: InquirySnapshot) => context.owed as (OwedBill & OwedFacts) | null;

const expiryOf = (openFor: number | null) => (openFor === null ? null : Date.now() + openFor);

/** Sends an event when the visitor's clock reaches `expiresAt`; never if that is null. */
export const watchExpiry = fromCallback<EventObject, number | null>(({ input: expiresAt, sendBack }) => {
  if (expiresAt === null) return;
  const timer = setTimeout(() => sendBack({ type: 'quote.expire' }), Math.max(0, expiresAt - Date.now()));
  return () => clearTimeout(timer);
});

/** The flow in which a bill is chosen. @param entry what was entered before */
export function useBillInquiry(bill: string, entry: BillEntry): BillInquiryFlow {
  const execute = useExecute();
  const { codename } = useStore();
  const machine = useMemo(
    () =>
      billInquiryMachine.provide({
        actors: {
          loadBill: fromPromise<OfferedBill | null, string>(async ({ input: prefix, signal }) => {
            const { bill: offer } = unwrap(await execute(BillOfferDocument, { id: bill, prefix }, signal));
            return offer && shownBill(readFragment(offer));
          }),
          inquire: fromPromise<InquiryAnswer, Pick<BillEntry, 'number' | 'region'>>(async ({ input, signal }) => {
            const answer = await execute(InquireBillDocument, { input: { bill, ...input } }, signal);
            if (!answer.ok && answer.code === 'SIGNED_OUT') {
              clearSession(codename);
              return { outcome: 'signedOut' };
            }
            if (!answer.ok) return { outcome: 'refused', refusal: { ...answer, message: '', total: null } };
            const { inquireBill } = answer.data;
            if (inquireBill.__typename === 'Refusal') return { outcome: 'refused', refusal: refusalOf(inquireBill) };
            const { openFor, ...owed } = inquireBill;
            return { outcome: 'owed', owed: { ...owed, expiresAt: expiryOf(openFor) } };
          }),
          watchExpiry,
        },
      }),
    [execute, bill, codename],
  );
  const { number, region, option } = entry;
  return useFlow(machine, { input: { number, region, option } });
}
