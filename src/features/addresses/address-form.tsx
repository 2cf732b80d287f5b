import { useSelector } from '@xstate/react';
import { useFormikContext } from 'formik';
import { type ReactNode, useState } from 'react';
import { object, string } from 'yup';
import type { Address_WholeFragment } from '../../__generated__/gql/graphql';
import { addressLength, fullNameLength, phoneLength } from '../../__generated__/limits';
import { isBusy } from '../../actors/selectors';
import { useFlowEvents } from '../../actors/use-flow-events';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { useLocale, useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { OnDemand } from '../../ui/feedback/on-demand';
import { Form, SubmitButton } from '../../ui/field/form';
import { FormAlert } from '../../ui/field/form-alert';
import { phoneCharacters } from '../../ui/field/input-filters';
import { PickerControl } from '../../ui/field/picker-control';
import { TextField } from '../../ui/field/text-field';
import { regionTexts } from './region-texts';
import { type AddressDraft, useAddressDraft } from './use-address-draft';
import { hasSavingFailed, isPicking } from './selectors';
import {
  type Level,
  levels,
  missingLevel,
  type Region,
  type Regions,
  type SaveAddress,
  type TypedAddress,
  useAddress,
} from './use-address';

const addressSchema = object({
  fullName: string().trim().required('address.name-missing').max(fullNameLength, 'address.name-too-long'),
  street: string().trim().required('address.street-missing').max(addressLength, 'address.street-too-long'),
  phone: string().trim().required('address.phone-missing').matches(/\d{4}/, 'address.phone-missing'),
});

export const RegionSheet = lazyComponent(() => import(/* webpackChunkName: "region-sheet" */ './region-sheet'));

export interface RegionFieldProps {
  level: Level;
  region: Region | null;
  /** Whether the level above is chosen. */
  reachable: boolean;
  /** Whether this is the first level without a choice. */
  missing: boolean;
  refused: boolean;
  onOpen: () => void;
}

function RegionField({ level, region, reachable, missing, refused, onOpen }: RegionFieldProps) {
  const m = useMessages();
  const { submitCount } = useFormikContext();
  const { label, choose, invalid } = regionTexts[level];
  return (
    <PickerControl
      label={m(label)}
      chosen={region?.name ?? null}
      placeholder={m(choose)}
      error={refused || (missing && submitCount > 0) ? m(invalid) : undefined}
      disabled={!reachable}
      onOpen={onOpen}
    />
  );
}

export interface AddressFormProps {
  /** Null for a new address. */
  address: FragmentOf<Address_WholeFragment> | null;
  /** `useSaveAddress`, or another function that saves the address. */
  save: SaveAddress;
  onSaved: () => void;
  /** Stores the typed values over a reload. */
  draft?: AddressDraft;
  /** Called instead of saving if nothing was changed. */
  onUnchanged?: (() => void) | undefined;
  busy?: boolean;
  children?: ReactNode;
}

interface SaveButtonProps {
  busy: boolean;
  onUnchanged: (() => void) | undefined;
}

function SaveButton({ busy, onUnchanged }: SaveButtonProps) {
  const m = useMessages();
  const { dirty } = useFormikContext();
  return (
    <SubmitButton busy={busy} onSend={dirty ? undefined : onUnchanged}>
      {m('address.save')}
    </SubmitButton>
  );
}

const nowhere = { province: null, city: null, district: null };

const refusedLevels: { readonly [code: string]: string } = { CITY_INVALID: 'city', DISTRICT_INVALID: 'district' };

/** Name, street, phone and regions of an address. The typed values stay if the address is refused. */
export function AddressForm(props: AddressFormProps) {
  const { address: masked, save, onSaved, draft, onUnchanged, children } = props;
  const m = useMessages();
  const locale = useLocale();
  const address = masked && readFragment(masked);
  const [before] = useState(() => draft?.read() ?? null);
  const [initialRegions] = useState<Regions>(() => before?.regions ?? address ?? nowhere);
  const flow = useAddress(initialRegions, save);
  const writeTyped = useAddressDraft(flow, draft);
  const regions = useSelector(flow, ({ context }) => context.regions);
  const picking = useSelector(flow, isPicking);
  const busy = useSelector(flow, isBusy) || props.busy === true;
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const failed = useSelector(flow, hasSavingFailed);
  useFlowEvents(flow, { 'address.saved': onSaved });
  // The provider's text is more specific, but only in Indonesian.
  const ownWords = locale !== 'id' && refusal?.code === 'ADDRESS_INCOMPLETE';
  const alertText = ownWords ? m('refusal.address-incomplete') : refusal?.message;
  const missing = missingLevel(regions);
  const initial: TypedAddress = before?.typed ?? {
    fullName: address?.fullName ?? '',
    street: address?.street ?? '',
    phone: address?.phone ?? '',
  };
  return (
    <>
      <Form
        initial={initial}
        schema={addressSchema}
        onSubmit={(typed) => flow.send({ type: 'address.save', typed })}
        onChange={writeTyped}
      >
        <TextField name="fullName" label={m('address.name')} autoComplete="name" limit={fullNameLength} />
        <TextField
          name="phone"
          type="tel"
          label={m('address.phone')}
          autoComplete="tel"
          inputMode="tel"
          filter={phoneCharacters(phoneLength)}
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
        <SaveButton busy={busy} onUnchanged={regions === initialRegions ? onUnchanged : undefined} />
      </Form>
      <OnDemand needed={picking} onFail={() => flow.send({ type: 'region.close' })}>
        <RegionSheet flow={flow} />
      </OnDemand>
    </>
  );
}
