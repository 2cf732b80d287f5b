import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BillScreenQuery } from '../../__generated__/gql/graphql';
import { readFragment } from '../../api/fragment';
import { useStore } from '../../api/store-context';
import { BillContinue } from '../../features/bills/bill-continue';
import { BillFields } from '../../features/bills/bill-fields';
import { hasNumber } from '../../features/bills/selectors';
import { readBill, type StoredBill, storeBill } from '../../features/bills/stored-bill';
import { type BillEntry, type Offer, useBillInquiry } from '../../features/bills/use-bill-inquiry';
import { type StoredPurchase, storedPurchase } from '../../features/buying/stored-purchase';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import type { ScreenProps } from '../../routing/define-route';
import { resumedChoice, resumes } from '../../routing/resumed-choice';
import { BottomActions } from '../../ui/layout/bottom-actions';
import { PageSection } from '../../ui/layout/page-section';
import { Row } from '../../ui/layout/row';
import { Picture } from '../../ui/media/picture';
import { Text } from '../../ui/text/text';
import { BillPayment } from './bill-payment';
import { OpenAttempt } from './open-attempt';
import { BillSkeleton } from './route';

interface EntryProps {
  offer: Offer;
  entry: BillEntry;
  onChosen: (stored: StoredBill) => void;
}

/** The fields of a bill on their own page: for visitors who come by a link, or have to enter them again. */
function Entry({ offer, entry, onChosen }: EntryProps) {
  const m = useMessages();
  const { pathname } = useLocation();
  const flow = useBillInquiry(offer.id, entry);
  const canContinue = useSelector(flow, hasNumber);
  return (
    <>
      <PageSection label={m('bill.entry')}>
        <Row $gap={3} $padding={[0, 0, 4]}>
          <Picture path={offer.image} width={48} shape="tile" label={offer.name} />
          <Text as="h1" $size="large" $weight={700}>
            {offer.name}
          </Text>
        </Row>
        <BillFields flow={flow} bill={offer.id} />
      </PageSection>
      {canContinue && (
        <BottomActions>
          <BillContinue flow={flow} bill={offer.id} returnPath={pathname} onChosen={onChosen} />
        </BottomActions>
      )}
    </>
  );
}

interface BillProps {
  offer: Offer;
  codename: string;
  store: StoredPurchase;
}

const blank: BillEntry = { number: '', region: null, option: null };

/** A bill that is entered, then paid; or a payment attempt that was open when the page was closed. */
function Bill({ offer, codename, store }: BillProps) {
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const [stored, setStored] = useState(() => {
    const before = readBill(codename, offer.id);
    return before?.id === resumedChoice(state) ? before : null;
  });
  const [isOpen, setIsOpen] = useState(() => store.readAttempt() !== null);
  const isChosen = stored !== null && (stored.chosen !== null || stored.owed !== null);
  const change = (next: StoredBill) => {
    storeBill(codename, next);
    setStored(next);
  };
  const goOn = (next: StoredBill) => {
    setStored(next);
    void navigate(pathname, { replace: true, state: resumes(next.id) });
  };
  if (isChosen) {
    return (
      <BillPayment
        key={stored.id}
        offer={offer}
        stored={stored}
        store={store}
        onPrice={change}
        onEdit={() => change({ ...stored, chosen: null, owed: null })}
      />
    );
  }
  if (isOpen) return <OpenAttempt store={store} onClose={() => setIsOpen(false)} />;
  return <Entry offer={offer} entry={stored ?? blank} onChosen={goOn} />;
}

export default function BillScreen({ data: { bill, customer } }: ScreenProps<BillScreenQuery>) {
  const { codename } = useStore();
  const hydrated = useHydrated();
  const offer = bill && readFragment(bill);
  const id = offer?.id ?? '';
  const store = useMemo(() => storedPurchase(codename, customer?.id ?? '', `bill-${id}`), [codename, customer, id]);
  // The server's HTML has nothing that the browser has stored.
  if (!hydrated || !offer) return <BillSkeleton />;
  return <Bill key={id} offer={offer} codename={codename} store={store} />;
}
