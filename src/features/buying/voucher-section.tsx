import { shallowEqual, useSelector } from '@xstate/react';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import type { CheckoutKind, VoucherPurchaseInput } from '../../__generated__/gql/graphql';
import { AlertDialog } from '../../ui/dialog/alert-dialog';
import { Button } from '../../ui/button/button';
import { OnDemand } from '../../ui/feedback/on-demand';
import { PageSection } from '../../ui/layout/page-section';
import { ScriptForm } from '../../ui/field/script-form';
import { TextInput } from '../../ui/field/text-input';
import { useMessages } from '../../i18n/use-messages';
import { useMoney, useWalletMoney } from '../../i18n/money';
import { useRefusalText } from '../refusals/refusal-text';
import { VoucherSheet } from '../vouchers/lazy-voucher-sheet';
import { token } from '../../theme/token';
import { usePreload } from '../../lazy/use-preload';
import { FieldError, FlushRow, type SumProps } from './section';
import { isCodeMissing, isVoucherChecking } from './selectors';
import { typeCode, type VoucherFlow } from './use-voucher';

export interface VoucherEntryProps {
  flow: VoucherFlow;
  currency: string;
  supplier: string | null;
  purchase: VoucherPurchaseInput;
  /** Why a voucher may not apply yet. */
  missing?: string | false;
}

const Entry = styled(ScriptForm)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  padding-top: ${token('space-2')};
`;

const CodeInput = styled(TextInput)`
  flex: 1 1 8rem;
  text-transform: uppercase;
`;

const EntryButton = styled(Button)`
  flex: none;
`;

const Applied = styled.p`
  padding-top: ${token('space-2')};
  color: ${token('color-success')};
  font-size: ${token('font-small')};
  font-weight: 600;
`;

/** A voucher's code, typed or picked from the list, with its discount or the reason why it does not apply. */
export function VoucherEntry({ flow, currency, supplier, purchase, missing = false }: VoucherEntryProps) {
  const m = useMessages();
  usePreload(VoucherSheet);
  const money = useMoney();
  const walletMoney = useWalletMoney();
  const textOf = useRefusalText();
  const [open, setOpen] = useState(false);
  const code = useSelector(flow, ({ context }) => context.code);
  const applied = useSelector(flow, ({ context }) => context.applied);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const isBusy = useSelector(flow, isVoucherChecking);
  const unanswered = useSelector(flow, isCodeMissing);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    flow.send({ type: 'voucher.apply' });
  };
  return (
    <PageSection title={m('voucher.code')} anchor="voucher">
      <FlushRow
        icon={<TicketPercent size={22} />}
        label={m('voucher.see-all')}
        hint={m('item.vouchers-hint')}
        onSelect={() => setOpen(true)}
      />
      <Entry onSubmit={apply}>
        <CodeInput
          aria-label={m('voucher.code')}
          placeholder={m('voucher.code-hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ currentTarget }) => typeCode(flow, currentTarget)}
        />
        {applied ? (
          // A separate key: a button that turned into the submit button during the tap would submit the form.
          <EntryButton key="remove" $look="secondary" onClick={() => flow.send({ type: 'voucher.clear' })}>
            {m('voucher.remove')}
          </EntryButton>
        ) : (
          <EntryButton key="apply" type="submit" $look="secondary" disabled={isBusy}>
            {isBusy ? m('voucher.checking') : m('voucher.enter')}
          </EntryButton>
        )}
      </Entry>
      {applied && (
        <Applied role="status">
          {applied.cashback > 0
            ? m('voucher.gives-cashback', {
                amount: walletMoney({ amount: applied.cashback, currency: applied.cashbackCurrency }),
              })
            : m('voucher.takes-off', { amount: money({ amount: applied.discount, currency }) })}
          {applied.note && ` · ${applied.note}`}
        </Applied>
      )}
      {refusal && <FieldError>{textOf(refusal)}</FieldError>}
      {refusal?.code === 'VOUCHER_NOT_APPLICABLE' && missing && <FieldError>{missing}</FieldError>}
      <AlertDialog
        open={unanswered}
        text={m('voucher.code-missing')}
        onClose={() => flow.send({ type: 'notice.dismiss' })}
      />
      <OnDemand needed={open} onFail={() => setOpen(false)}>
        <VoucherSheet
          open={open}
          supplier={supplier}
          purchase={purchase}
          onUse={(used) => {
            setOpen(false);
            flow.send({ type: 'voucher.choose', code: used });
          }}
          onClose={() => setOpen(false)}
        />
      </OnDemand>
    </PageSection>
  );
}

export interface VoucherSectionProps extends SumProps {
  supplier: string | null;
  kind: CheckoutKind;
  /** The item that is bought directly; null for the cart. */
  item: string | null;
}

export function VoucherSection({ flows, currency, supplier, kind, item }: VoucherSectionProps) {
  const m = useMessages();
  const { purchase, voucher } = flows;
  // The voucher may discount the delivery costs.
  const waitsForDelivery = useSelector(
    purchase,
    ({ context: { goods, quote } }) => goods.carrierNeeded && quote === null,
  );
  const facts = useSelector(
    purchase,
    ({ context: { goods, quote } }) => ({
      subtotal: goods.subtotal,
      isDelivered: goods.carrierNeeded,
      deliveryCost: quote?.cost ?? null,
    }),
    shallowEqual,
  );
  return (
    <VoucherEntry
      flow={voucher}
      currency={currency}
      supplier={supplier}
      purchase={{ kind, item, ...facts }}
      missing={waitsForDelivery && m('checkout.carrier-missing')}
    />
  );
}
