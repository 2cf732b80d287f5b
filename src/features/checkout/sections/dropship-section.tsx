import { useSelector } from '@xstate/react';
import styled from 'styled-components';
import { PageSection } from '../../../ui/layout/page-section';
import { Checkbox } from '../../../ui/field/checkbox';
import { FieldFrame } from '../../../ui/field/field-frame';
import { TextInput } from '../../../ui/field/text-input';
import { useMessages } from '../../../i18n/use-messages';
import { token } from '../../../theme/token';
import type { SectionProps } from './section';

const Fields = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding-top: ${token('space-2')};
`;

/** Lets the customer send the parcel under another sender's name. */
export default function DropshipSection({ flows: { purchase }, missing }: SectionProps) {
  const m = useMessages();
  const dropship = useSelector(purchase, ({ context }) => context.dropship);
  const fieldError = (value: string) =>
    missing === 'dropship' && value.trim() === '' ? m('checkout.dropship-missing') : undefined;
  const fields = [
    { field: 'name', label: m('checkout.dropship-name'), type: 'text', value: dropship.name },
    { field: 'phone', label: m('checkout.dropship-phone'), type: 'tel', value: dropship.phone },
  ] as const;
  return (
    <PageSection title={m('checkout.dropship')} anchor="dropship">
      <Checkbox checked={dropship.enabled} onChange={() => purchase.send({ type: 'dropship.toggle' })}>
        {m('checkout.dropship-wanted')}
      </Checkbox>
      {dropship.enabled && (
        <Fields>
          {fields.map(({ field, label, type, value }) => (
            <FieldFrame key={field} label={label} error={fieldError(value)}>
              {(attributes) => (
                <TextInput
                  {...attributes}
                  type={type}
                  value={value}
                  autoComplete="off"
                  onChange={({ currentTarget }) =>
                    purchase.send({ type: 'dropship.type', field, text: currentTarget.value })
                  }
                />
              )}
            </FieldFrame>
          ))}
        </Fields>
      )}
    </PageSection>
  );
}
