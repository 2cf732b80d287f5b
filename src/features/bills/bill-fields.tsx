import { useSelector } from '@xstate/react';
import Contact from 'lucide-react/icons/contact';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { BillCustomerDocument } from '../../__generated__/documents/bill-customer';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useCustomerDocument } from '../../api/use-customer-document';
import { useHydrated } from '../../lazy/use-hydrated';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { IconButton } from '../../ui/button/icon-button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { ErrorState } from '../../ui/feedback/error-state';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { FieldFrame } from '../../ui/field/field-frame';
import { OptionSheet } from '../../ui/field/option-sheet';
import { PickerControl } from '../../ui/field/picker-control';
import { TextInput } from '../../ui/field/text-input';
import { Row } from '../../ui/layout/row';
import { Stack } from '../../ui/layout/stack';
import { Text } from '../../ui/text/text';
import { useRefusalText } from '../refusals/refusal-text';
import { BillOptions, OptionsSkeleton } from './bill-options';
import { canPickContact, pickContact } from './contacts';
import { OwedBill } from './owed-bill';
import { hasBillFailed, isBillGone, isInquiring } from './selectors';
import { type BillField, type BillInquiryFlow, isByPhone, type Offer, offerOf, owedOf } from './use-bill-inquiry';

const NumberInput = styled(TextInput)`
  flex: 1 1 11em;
`;

const Operator = styled.b`
  flex: none;
  padding: ${token('space-1')} ${token('space-2')};
  border-radius: ${token('radius-badge')};
  background: ${token('color-action-soft')};
  color: ${token('color-link')};
  font-size: ${token('font-small')};
`;

const Recent = styled.ul`
  display: flex;
  gap: ${token('space-2')};
  margin: 0 calc(-1 * ${token('space-4')});
  padding: ${token('space-1')} ${token('space-4')};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
`;

interface NumberFieldProps {
  flow: BillInquiryFlow;
  bill: string;
  offer: Offer;
  error: string | undefined;
}

/** In the format that Indonesians use. */
const localNumber = (phone: string) => phone.replace(/^\s*\+62[\s-]*/, '0');

/** The bill's number: typed, picked from the contacts, or used before. A phone number defaults to the customer's own. */
function NumberField({ flow, bill, offer, error }: NumberFieldProps) {
  const m = useMessages();
  const hydrated = useHydrated();
  const number = useSelector(flow, ({ context }) => context.number);
  const { loaded } = useCustomerDocument(BillCustomerDocument, { id: bill });
  const own = loaded?.ok ? loaded.data : null;
  const hasTyped = useRef(number !== '');
  const type = (text: string) => {
    hasTyped.current = true;
    flow.send({ type: 'number.type', text });
  };
  const phone = isByPhone(offer) ? (own?.customer?.phone ?? '') : '';
  const suggest = useEffectEvent((text: string) => {
    if (!hasTyped.current) flow.send({ type: 'number.type', text: localNumber(text) });
  });
  useEffect(() => {
    if (phone !== '') suggest(phone);
  }, [phone]);
  const isPhone = offer.__typename === 'PrepaidBill' && offer.kind !== 'METER';
  const recent = (own?.recentBillNumbers ?? []).filter((one) => one.number !== number);
  const operator = offer.__typename === 'PrepaidBill' ? offer.operator : null;
  return (
    <div>
      <FieldFrame label={offer.numberLabel || m('bill.number')} error={error}>
        {(attributes) => (
          <Row $gap={2} $wraps>
            <NumberInput
              {...attributes}
              type="tel"
              inputMode={isPhone ? 'tel' : 'numeric'}
              autoComplete={isPhone ? 'tel' : 'off'}
              enterKeyHint="done"
              placeholder={m(isPhone ? 'bill.phone-hint' : 'bill.number-hint')}
              value={number}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
            {operator && <Operator>{operator}</Operator>}
            {hydrated && isPhone && canPickContact() && (
              <IconButton
                label={m('bill.contacts')}
                icon={<Contact size={22} aria-hidden />}
                onClick={() => void pickContact().then((picked) => picked && type(localNumber(picked)))}
              />
            )}
          </Row>
        )}
      </FieldFrame>
      {recent.length > 0 && (
        <Recent aria-label={m('bill.recent')}>
          {recent.map((one) => (
            <li key={one.number}>
              <Button $look="secondary" $small onClick={() => type(one.number)}>
                {[one.number, one.name].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </Recent>
      )}
    </div>
  );
}

interface RegionFieldProps {
  flow: BillInquiryFlow;
  offer: Extract<Offer, { __typename: 'PostPaidBill' }>;
  error: string | undefined;
}

function RegionField({ flow, offer, error }: RegionFieldProps) {
  const m = useMessages();
  const [open, setOpen] = useState(false);
  const region = useSelector(flow, ({ context }) => context.region);
  const label = offer.regionLabel || m('bill.region');
  const close = () => setOpen(false);
  return (
    <>
      <PickerControl
        label={label}
        chosen={offer.regions.find(({ id }) => id === region)?.name ?? null}
        placeholder={m('bill.choose', { name: label })}
        error={error}
        onOpen={() => setOpen(true)}
      />
      <OptionSheet
        open={open}
        title={m('bill.choose', { name: label })}
        picked={region}
        from={{ state: 'ready', options: offer.regions.map(({ id, name }) => ({ id, label: name })) }}
        onPick={({ id }) => {
          close();
          flow.send({ type: 'region.choose', region: id });
        }}
        onClose={close}
      />
    </>
  );
}

export interface BillFieldsProps {
  flow: BillInquiryFlow;
  bill: string;
}

/** The fields of a bill, in a sheet or on a page: its number, and its options or the amount owed. */
export function BillFields({ flow, bill }: BillFieldsProps) {
  const m = useMessages();
  const toast = useToast();
  const textOf = useRefusalText();
  const [missing, setMissing] = useState<BillField | null>(null);
  const offer = useSelector(flow, offerOf);
  const owed = useSelector(flow, owedOf);
  const failed = useSelector(flow, hasBillFailed);
  const isGone = useSelector(flow, isBillGone);
  const busy = useSelector(flow, isInquiring);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  useFlowEvents(flow, {
    'field.missing': ({ field }) => {
      setMissing(field);
      const name = offer?.name ?? '';
      if (field === 'region') toast(m('bill.region-missing', { name }), toastDurations.validation);
      if (field === 'option') toast(m('bill.option-missing', { name }), toastDurations.validation);
    },
  });
  const entered = useSelector(flow, ({ context: { number, region, option } }) => `${number} ${region} ${option}`);
  const [missingAt, setMissingAt] = useState(entered);
  if (missing && missingAt !== entered) setMissing(null);
  if (missingAt !== entered) setMissingAt(entered);

  if (isGone) return <EmptyState title={m('refusal.bill-gone')} />;
  if (!offer) {
    if (failed) return <ErrorState onRetry={() => flow.send({ type: 'bill.reload' })} />;
    return <OptionsSkeleton />;
  }
  const errorOf = (field: BillField, text: string) => (missing === field ? text : undefined);
  const short = m('bill.number-short', { count: offer.minDigits });
  return (
    <Stack $gap={4} aria-busy={busy}>
      {offer.__typename === 'PostPaidBill' && offer.regions.length > 0 && (
        <RegionField
          flow={flow}
          offer={offer}
          error={errorOf('region', m('bill.choose', { name: offer.regionLabel || m('bill.region') }))}
        />
      )}
      <NumberField flow={flow} bill={bill} offer={offer} error={errorOf('number', short)} />
      {refusal && (
        <Text role="alert" $tone="sale" $weight={600}>
          {textOf(refusal)}
        </Text>
      )}
      {offer.__typename === 'PrepaidBill' ? (
        <BillOptions flow={flow} offer={offer} />
      ) : (
        owed && <OwedBill owed={owed} />
      )}
    </Stack>
  );
}
