import { useSelector } from '@xstate/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import CircleCheck from 'lucide-react/icons/circle-check';
import PackageX from 'lucide-react/icons/package-x';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useFlowEvents } from '../../../actors/use-flow-events';
import { readFragment } from '../../../api/fragment';
import { useStore } from '../../../api/store-context';
import { AlertDialog } from '../../../ui/dialog/alert-dialog';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog';
import { Button } from '../../../ui/button/button';
import { OnDemand } from '../../../ui/feedback/on-demand';
import { Sheet } from '../../../ui/dialog/sheet';
import { confirmStored, useChoiceToasts, useItemChoice } from './use-item-choice';
import { useMessages } from '../../../i18n/use-messages';
import { usePreload } from '../../../lazy/use-preload';
import { customerScreen } from '../../../routing/customer-screen';
import { itemCheckoutPath } from '../../../routing/item-checkout';
import { cartPath, loginPath } from '../../../routing/paths';
import { resumes } from '../../../routing/resumed-choice';
import { token } from '../../../theme/token';
import { ChoiceHead } from './choice-head';
import { ChoiceOption } from './choice-option';
import type { ChoiceRefusalProps } from './choice-refusal';
import { type ChoiceSheetProps, shownOptions } from './shown-options';
import { ChoiceTotal } from './choice-total';
import { CombinationChoice, focusOption } from './combination-choice';
import { isOpen, noticeOf } from './selectors';
import { useCombination } from './use-combination';
import { Text } from '../../../ui/text/text';
import { RowList } from '../../../ui/list/row-list';

const ChoiceRefusal = customerScreen<ChoiceRefusalProps>(
  () => import(/* webpackChunkName: "choice-refusal" */ './choice-refusal'),
);

const Done = styled(CircleCheck)`
  && {
    color: ${token('color-success')};
  }
`;

const Rows = styled(RowList)`
  border-top: 1px solid ${token('color-border')};
`;

/** Never narrower than its longest word. */
const Confirm = styled(Button)`
  overflow-wrap: break-word;
`;

const Failure = styled(Text)`
  padding-top: ${token('space-3')};
`;

/** The outcome of the choice, and what prevents it. */
function ChoiceNotices({ flow }: { flow: ReturnType<typeof useItemChoice> }) {
  const m = useMessages();
  const navigate = useNavigate();
  const notice = useSelector(flow, noticeOf);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const dismiss = () => flow.send({ type: 'notice.dismiss' });
  return (
    <>
      <AlertDialog
        open={notice === 'soldOut' || notice === 'askedFor'}
        icon={<PackageX size={36} aria-hidden />}
        text={m(notice === 'askedFor' ? 'item.ask-first' : 'choice.no-stock')}
        onClose={dismiss}
      />
      <AlertDialog open={notice === 'unanswered'} text={m('choice.no-quantity')} onClose={dismiss} />
      <AlertDialog
        open={notice === 'waiting'}
        icon={<WifiOff size={36} aria-hidden />}
        text={m('offline.cart-stored')}
        onClose={dismiss}
      />
      <ConfirmDialog
        open={notice === 'added'}
        icon={<Done size={44} aria-hidden />}
        text={m('cart.added')}
        no={m('action.ok')}
        yes={m('cart.see')}
        onNo={dismiss}
        onYes={() => void navigate(cartPath)}
      />
      <OnDemand needed={notice === 'refused'} onFail={dismiss}>
        <ChoiceRefusal refusal={notice === 'refused' ? refusal : null} onClose={dismiss} />
      </OnDemand>
    </>
  );
}

export default function ChoiceSheet({ open, intent, goesOn = false, item, offer: masked, onClose }: ChoiceSheetProps) {
  const m = useMessages();
  usePreload(ChoiceRefusal);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { codename } = useStore();
  const offer = readFragment(masked);
  const options = shownOptions(item, offer);
  const hasVariants = offer.variants.length > 0;
  const { maxQuantity, maxOrderQuantity } = offer;
  const choosable = { id: item.id, options: options.map(({ id, stock }) => ({ id, stock })), hasVariants };
  const flow = useItemChoice({ ...choosable, maxQuantity, maxOrderQuantity }, item.title);
  const lines = useSelector(flow, ({ context }) => context.lines);
  const combination = useCombination(flow, options);
  const optionsRef = useRef<HTMLDivElement>(null);
  const missing = lines.length === 0 && combination ? combination.missing : -1;
  const notice = useSelector(flow, noticeOf);
  const isSheetOpen = useSelector(flow, isOpen);
  const canConfirm = useSelector(flow, (snapshot) => snapshot.can({ type: 'choice.confirm' }));
  useChoiceToasts(flow);
  const close = () => flow.send({ type: 'choice.close' });
  // Ignores the second tap of a double tap on what opened the sheet.
  const confirm = ({ detail }: MouseEvent) => {
    if (detail < 2) flow.send({ type: 'choice.confirm' });
  };

  useEffect(() => {
    flow.send(open ? { type: 'choice.open', intent } : { type: 'choice.close' });
    if (open && goesOn) confirmStored(flow, codename);
  }, [flow, open, intent, goesOn, codename]);
  useFlowEvents(flow, {
    'choice.submitted': ({ kind, lines: chosen }) => {
      if (kind === 'cart' || kind === 'waiting') return;
      const next = kind === 'stored' ? loginPath(pathname + search) : itemCheckoutPath(item.id, chosen);
      // Replaces the history entry of the sheet, so that "back" returns to the item.
      void navigate(next, { replace: true, ...(kind === 'stored' && { state: resumes(item.id) }) });
    },
    'choice.closed': onClose,
  });

  const label = intent === 'cart' ? m('item.add-to-cart') : (offer.buyLabel ?? m('item.buy-now'));
  return (
    <>
      <Sheet
        open={isSheetOpen}
        title={m(hasVariants ? 'choice.variant-title' : 'choice.quantity-title')}
        onClose={close}
        footer={
          <>
            <ChoiceTotal options={options} lines={lines} />
            {missing >= 0 ? (
              <Confirm $look="secondary" onClick={() => focusOption(optionsRef.current, missing)}>
                {m('choice.pick', { option: combination?.groups[missing]?.name ?? '' })}
              </Confirm>
            ) : (
              <Confirm disabled={!canConfirm} onClick={confirm}>
                {notice === 'failed' ? m('action.retry') : label}
              </Confirm>
            )}
          </>
        }
      >
        {combination ? (
          <CombinationChoice
            flow={flow}
            item={item}
            variants={options}
            lines={lines}
            combination={combination}
            optionsRef={optionsRef}
          />
        ) : (
          <>
            <ChoiceHead item={item} options={options} lines={lines} />
            <Rows>
              {options.map((option) => (
                <li key={option.id}>
                  <ChoiceOption
                    flow={flow}
                    option={option}
                    label={hasVariants ? option.name : m('choice.quantity')}
                    priced={hasVariants}
                  />
                </li>
              ))}
            </Rows>
          </>
        )}
        {notice === 'failed' && (
          <Failure role="alert" $tone="sale" $weight={600}>
            {m('choice.failed')}
          </Failure>
        )}
      </Sheet>
      <ChoiceNotices flow={flow} />
    </>
  );
}
