import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from '../../api/store-context';
import { billPaymentPath } from '../../routing/customer-paths';
import { resumes } from '../../routing/resumed-choice';
import { Sheet } from '../../ui/dialog/sheet';
import { BillContinue } from './bill-continue';
import { BillFields } from './bill-fields';
import { hasNumber } from './selectors';
import { readBill } from './stored-bill';
import { useBillInquiry } from './use-bill-inquiry';

const blank = { number: '', region: null, option: null };

export interface BillSheetProps {
  open: boolean;
  bill: { id: string; name: string };
  /** Whether to restore what was entered before signing in. */
  isResumed: boolean;
  onClose: () => void;
}

function Entry({ open, bill, isResumed, onClose }: BillSheetProps) {
  const navigate = useNavigate();
  const { codename } = useStore();
  const { pathname, search } = useLocation();
  const [entry] = useState(() => (isResumed && readBill(codename, bill.id)) || blank);
  const flow = useBillInquiry(bill.id, entry);
  const canContinue = useSelector(flow, hasNumber);
  return (
    <Sheet
      open={open}
      title={bill.name}
      tall
      onClose={onClose}
      footer={
        canContinue && (
          <BillContinue
            flow={flow}
            bill={bill.id}
            returnPath={pathname + search}
            // Replaces the history entry of the sheet, so that "back" opens the grid.
            onChosen={({ id }) => void navigate(billPaymentPath(bill.id), { replace: true, state: resumes(id) })}
          />
        )
      }
    >
      <BillFields flow={flow} bill={bill.id} />
    </Sheet>
  );
}

/** The sheet of a bill in the grid. */
export default function BillSheet(props: BillSheetProps) {
  return <Entry key={props.bill.id} {...props} />;
}
