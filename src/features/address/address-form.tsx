import { addressLength, fullNameLength, phoneLength } from '../../__generated__/limits';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Address_FormFragment } from '../../__generated__/gql/graphql';
import { useFlowEvents } from '../../actors/use-flow-events';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { levels, missingLevel, type SaveAddress, type TypedAddress, useAddress } from './use-address';
import { OnDemand } from '../../ui/feedback/on-demand';
import { Form } from '../../ui/field/form';
import { FormAlert } from '../../ui/field/form-alert';
import { phoneSigns } from '../../ui/field/input-filters';
import { SubmitButton } from '../../ui/field/submit-button';
import { TextField } from '../../ui/field/text-field';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { addressSchema } from './address-schema';
import { RegionField } from './region-field';
import { RegionSheet } from './lazy-region-sheet';
import { isBusy } from '../../actors/selectors';
import { hasSavingFailed, isPicking } from './selectors';

export interface AddressFormProps {
  /** Null before there is one. */
  address: FragmentOf<Address_FormFragment> | null;
  /** `useSaveAddress`, or whatever else saves it. */
  save: SaveAddress;
  onSaved: () => void;
  children?: ReactNode;
}

const nowhere = { province: null, city: null, district: null };

const refusedLevels: { readonly [code: string]: string } = { CITY_INVALID: 'city', DISTRICT_INVALID: 'district' };

/** Name, street, phone and regions of an address. What is typed stays when it is refused. */
export function AddressForm({ address: masked, save, onSaved, children }: AddressFormProps) {
  const m = useMessages();
  const locale = useLocale();
  const address = masked && readFragment(masked);
  const flow = useAddress(address ?? nowhere, save);
  const regions = useSelector(flow, ({ context }) => context.regions);
  const picking = useSelector(flow, isPicking);
  const busy = useSelector(flow, isBusy);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const failed = useSelector(flow, hasSavingFailed);
  useFlowEvents(flow, { 'address.saved': onSaved });
  // The provider's words, which are Indonesian, say more.
  const ownWords = locale !== 'id' && refusal?.code === 'ADDRESS_INCOMPLETE';
  const alertText = ownWords ? m('refusal.address-incomplete') : refusal?.message;
  const missing = missingLevel(regions);
  const initial: TypedAddress = {
    fullName: address?.fullName ?? '',
    street: address?.street ?? '',
    phone: address?.phone ?? '',
  };
  return (
    <>
      <Form initial={initial} schema={addressSchema} onSubmit={(typed) => flow.send({ type: 'address.save', typed })}>
        <TextField name="fullName" label={m('address.name')} autoComplete="name" limit={fullNameLength} />
        <TextField
          name="phone"
          type="tel"
          label={m('address.phone')}
          autoComplete="tel"
          inputMode="tel"
          filter={phoneSigns(phoneLength)}
        />
        {levels.map((level, at) => (
          <RegionField
            key={level}
            level={level}
            region={regions[level]}
            reachable={missing === null || at <= levels.indexOf(missing)}
            missing={missing === level}
            refused={refusal !== null && refusedLevels[refusal.code] === level}
            onOpen={() => flow.send({ type: 'region.open', level })}
          />
        ))}
        <TextField
          name="street"
          label={m('address.street')}
          hint={m('address.street-hint')}
          autoComplete="address-line1"
          limit={addressLength}
        />
        {children}
        {(refusal || failed) && <FormAlert>{[m('address.not-saved'), alertText].filter(Boolean).join('. ')}</FormAlert>}
        <SubmitButton busy={busy}>{m('address.save')}</SubmitButton>
      </Form>
      <OnDemand needed={picking} onFail={() => flow.send({ type: 'region.close' })}>
        <RegionSheet flow={flow} />
      </OnDemand>
    </>
  );
}
