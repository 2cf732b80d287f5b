import { useSelector } from '@xstate/react';
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import CircleCheck from 'lucide-react/icons/circle-check';
import PackageX from 'lucide-react/icons/package-x';
import { readFragment } from '../../api/fragment';
import { useStore } from '../../api/store-context';
import { AlertDialog } from '../../components/alert-dialog';
import { Button } from '../../components/button';
import { OnDemand } from '../../components/on-demand';
import { Sheet } from '../../components/sheet';
import { confirmKept, useItemChoice } from '../../flows/use-item-choice';
import { useMessages } from '../../i18n/use-messages';
import { usePreload } from '../../lazy/use-preload';
import { customerScreen } from '../../routing/customer-screen';
import { checkoutPath, loginPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { ChoiceHead } from './choice-head';
import { ChoiceOption } from './choice-option';
import type { ChoiceRefusalProps } from './choice-refusal';
import type { ChoiceSheetProps } from './choice-sheet-props';
import { ChoiceTotal } from './choice-total';
import { shownOptions } from './shown-options';
import { useChoiceToasts } from './use-choice-toasts';

const ChoiceRefusal = customerScreen<ChoiceRefusalProps>(
  () => import(/* webpackChunkName: "choice-refusal" */ './choice-refusal'),
);

const Done = styled(CircleCheck)`
  && {
    color: ${token('color-success')};
  }
`;

const Rows = styled.ul`
  border-top: 1px solid ${token('color-border')};

  li + li {
    border-top: 1px solid ${token('color-border')};
  }
`;

const Failure = styled.p`
  padding-top: ${token('space-3')};
  color: ${token('color-sale')};
  font-weight: 600;
`;

/** Variants and quantities of an item, before it is put into the cart or bought. */
export default function ChoiceSheet({
  open,
  intent,
  goesOn = false,
  item,
  purchase: masked,
  onClose,
}: ChoiceSheetProps) {
  const m = useMessages();
  usePreload(ChoiceRefusal);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { codename } = useStore();
  const purchase = readFragment(masked);
  const options = shownOptions(item, purchase);
  const hasVariants = purchase.variants.length > 0;
  const { countsStock, maxQuantity, maxOrderQuantity } = purchase;
  const flow = useItemChoice({
    viewUid: item.viewUid,
    options: options.map(({ viewUid, stock }) => ({ viewUid, stock: stock ?? 0 })),
    hasVariants,
    countsStock,
    maxQuantity,
    maxOrderQuantity,
  });
  const lines = useSelector(flow, ({ context }) => context.lines);
  const closed = useSelector(flow, (snapshot) => snapshot.matches('closed'));
  const soldOut = useSelector(flow, (snapshot) => snapshot.matches('soldOut'));
  const unanswered = useSelector(flow, (snapshot) => snapshot.matches({ choosing: 'unanswered' }));
  const failed = useSelector(flow, (snapshot) => snapshot.matches({ choosing: 'failed' }));
  const refused = useSelector(flow, (snapshot) => snapshot.matches({ choosing: 'refused' }));
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const [added, setAdded] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const canConfirm = useSelector(flow, (snapshot) => snapshot.can({ type: 'choice.confirm' }));
  const tellClosed = useEffectEvent(onClose);
  useChoiceToasts(flow);
  const close = () => flow.send({ type: 'choice.close' });
  // The second tap of a double tap may have been meant for what opened the sheet.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2) flow.send({ type: 'choice.confirm' });
  };
  const dismiss = () => flow.send({ type: 'notice.dismiss' });

  useEffect(() => {
    flow.send(open ? { type: 'choice.open', intent } : { type: 'choice.close' });
    if (open && goesOn) confirmKept(flow, codename);
  }, [flow, open, intent, goesOn, codename]);
  // In place of the entry that the sheet added: the way back from there leads to the item.
  const goOn = useEffectEvent((kind: 'cart' | 'checkout' | 'kept') => {
    if (kind === 'cart') return setAdded(true);
    // It covers the page until the next is there, lest a second tap opens it again.
    setLeaving(true);
    void navigate(kind === 'kept' ? loginPath(pathname + search) : checkoutPath, { replace: true });
  });
  useEffect(() => {
    const heard = flow.on('choice.submitted', ({ kind }) => goOn(kind));
    return () => heard.unsubscribe();
  }, [flow]);
  useEffect(() => {
    const heard = flow.on('choice.closed', () => tellClosed());
    return () => heard.unsubscribe();
  }, [flow]);

  const label = intent === 'cart' ? m('item.add-to-cart') : (purchase.buyLabel ?? m('item.buy-now'));
  return (
    <>
      <Sheet
        open={leaving || (!closed && !soldOut)}
        title={m(hasVariants ? 'choice.variant-title' : 'choice.quantity-title')}
        onClose={close}
        footer={
          <>
            <ChoiceTotal options={options} lines={lines} />
            <Button disabled={!canConfirm} onClick={confirm}>
              {failed ? m('action.retry') : label}
            </Button>
          </>
        }
      >
        <ChoiceHead item={item} options={options} lines={lines} />
        <Rows>
          {options.map((option) => (
            <li key={option.viewUid}>
              <ChoiceOption
                flow={flow}
                option={option}
                label={hasVariants ? option.name : m('choice.quantity')}
                priced={hasVariants}
              />
            </li>
          ))}
        </Rows>
        {failed && <Failure role="alert">{m('choice.failed')}</Failure>}
      </Sheet>
      <AlertDialog
        open={soldOut}
        icon={<PackageX size={36} aria-hidden />}
        text={m('choice.no-stock')}
        onClose={dismiss}
      />
      <AlertDialog open={unanswered} text={m('choice.no-quantity')} onClose={dismiss} />
      <AlertDialog
        open={added}
        icon={<Done size={44} aria-hidden />}
        text={m('cart.added')}
        onClose={() => setAdded(false)}
      />
      <OnDemand wanted={refused} onFail={dismiss}>
        <ChoiceRefusal refusal={refused ? refusal : null} onClose={dismiss} />
      </OnDemand>
    </>
  );
}
