import { useSelector } from '@xstate/react';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useFlowEvents } from '../../actors/use-flow-events';
import { isSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { useMoney } from '../../i18n/money';
import { useMessages } from '../../i18n/use-messages';
import { loginPath } from '../../routing/paths';
import { resumes } from '../../routing/resumed-choice';
import { Button } from '../../ui/button/button';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { BarTotal } from '../../ui/layout/bar-total';
import { isBillLoading, isChosen, isInquiring } from './selectors';
import { type StoredBill, storeBill } from './stored-bill';
import { type BillInquiryFlow, offerOf, owedOf } from './use-bill-inquiry';

/** Never narrower than its label. */
const Go = styled(Button)`
  flex: 1 1 8rem;
  white-space: nowrap;
`;

export interface BillContinueProps {
  flow: BillInquiryFlow;
  bill: string;
  /** The path to which a guest returns after signing in. */
  returnPath: string;
  /** Called once the bill is chosen and stored. */
  onChosen: (stored: StoredBill) => void;
}

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16)).join('');

/** Inquires the bill, or continues to its payment. */
export function BillContinue({ flow, bill, returnPath, onChosen }: BillContinueProps) {
  const m = useMessages();
  const money = useMoney();
  const toast = useToast();
  const navigate = useNavigate();
  const { codename } = useStore();
  const offer = useSelector(flow, offerOf);
  const owed = useSelector(flow, owedOf);
  const option = useSelector(flow, ({ context }) => context.option);
  const loading = useSelector(flow, isBillLoading);
  const inquiring = useSelector(flow, isInquiring);
  const chosen = useSelector(flow, isChosen);

  const storeEntry = (isPending: boolean): StoredBill => {
    const { context } = flow.getSnapshot();
    const current = offerOf(flow.getSnapshot());
    const options = current?.__typename === 'PrepaidBill' ? current.options : [];
    const entry = { number: context.number, region: context.region, option: context.option };
    const picked = options.find(({ id }) => id === context.option) ?? null;
    const stored = { ...entry, id: newId(), bill, chosen: picked, owed: owedOf(flow.getSnapshot()), isPending };
    storeBill(codename, stored);
    return stored;
  };
  useFlowEvents(flow, {
    'session.missing': () => {
      const { id } = storeEntry(true);
      toast(m('bill.sign-in'), toastDurations.validation);
      // Replaces the history entry of the sheet.
      void navigate(loginPath(returnPath), { replace: true, state: resumes(id) });
    },
    'bill.chosen': () => onChosen(storeEntry(false)),
  });

  if (!offer) return null;
  const isPostPaid = offer.__typename === 'PostPaidBill';
  const price = isPostPaid ? owed?.amount : offer.options.find(({ id }) => id === option)?.price;
  const hasFee = !isPostPaid && offer.fee.amount > 0;
  const label = hasFee ? m('bill.total', { fee: money(offer.fee) }) : m('checkout.total');
  const busy = loading || inquiring || chosen;
  return (
    <>
      {price && <BarTotal label={label} money={{ ...price, amount: price.amount + offer.fee.amount }} />}
      <Go
        $wide={!price}
        disabled={busy}
        aria-busy={busy}
        onClick={() => flow.send({ type: 'bill.continue', isSignedIn: isSignedIn(codename) })}
      >
        {inquiring && <LoaderCircle size={18} aria-hidden />}
        {m(isPostPaid && !owed ? 'bill.inquire' : 'bill.continue')}
      </Go>
    </>
  );
}
