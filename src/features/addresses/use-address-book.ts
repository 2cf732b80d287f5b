import { useState } from 'react';
import { AddressBookDocument } from '../../__generated__/documents/address-book';
import { ChooseAddressDocument } from '../../__generated__/documents/choose-address';
import { DeleteAddressDocument } from '../../__generated__/documents/delete-address';
import { StoreAddressDocument } from '../../__generated__/documents/store-address';
import type { Address_WholeFragment, AddressBookQuery } from '../../__generated__/gql/graphql';
import { type DocumentRef, useExecute } from '../../api/execute';
import { type FragmentOf, readFragment } from '../../api/fragment';
import { LoadError, unwrap } from '../../api/unwrap';
import { usePageData } from '../../api/use-loaded';
import { useFailureText } from '../../i18n/use-failure-text';
import type { AddressToSave, SaveAddress } from './use-address';
import { useRefusalText } from '../refusals/refusal-text';

export const noVariables = {};

type Customer = NonNullable<AddressBookQuery['customer']>;
type Masked = NonNullable<Customer['addresses']>[number];

export interface BookEntry {
  id: string;
  isDefault: boolean;
  address: Address_WholeFragment;
  masked: FragmentOf<Address_WholeFragment>;
}

export const entriesOf = (masked: readonly Masked[]): BookEntry[] =>
  masked.map((one) => {
    const { id, isDefault, address } = readFragment(one);
    return { id, isDefault, address: readFragment(address), masked: address };
  });

interface Change {
  result:
    | { __typename: 'SavedAddresses'; addresses: readonly Masked[] }
    | { __typename: 'Refusal'; code: string; message: string };
}

/** An address in the format in which it is saved; null if one of its regions is missing. */
export const savedAgain = ({ fullName, street, phone, ...region }: Address_WholeFragment): AddressToSave | null => {
  const [province, city, district] = [region.province?.id, region.city?.id, region.district?.id];
  return province && city && district ? { fullName, street, phone, province, city, district } : null;
};

/** Changes a customer's addresses, and then shows the new ones. */
export function useAddressBook(customer: Customer | null) {
  const failureText = useFailureText();
  const execute = useExecute();
  const pageData = usePageData();
  const refusalText = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);

  /** Resolves to null, or to the refusal; throws if there was no answer. */
  const change = async <Data extends Change, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
  ) => {
    const { result } = unwrap(await execute(document, variables));
    if (result.__typename === 'Refusal') return { code: result.code, message: refusalText(result) };
    pageData.replace(AddressBookDocument, noVariables, {
      __typename: 'Query',
      customer: customer && { ...customer, addresses: [...result.addresses] },
    });
    return null;
  };

  /** Resolves to whether the change was made; if not, notifies the customer. */
  const attempt = async <Data extends Change, Variables extends object>(
    document: DocumentRef<Data, Variables>,
    variables: Variables,
  ) => {
    if (busy) return false;
    setBusy(true);
    try {
      const refusal = await change(document, variables);
      setAlert(refusal?.message ?? null);
      return refusal === null;
    } catch (error) {
      setAlert(failureText(error instanceof LoadError ? error : {}));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    alert,
    closeAlert: () => setAlert(null),
    storeAs:
      (id: string): SaveAddress =>
      (address) =>
        change(StoreAddressDocument, { id, address }),
    store: (id: string, address: AddressToSave) => attempt(StoreAddressDocument, { id, address }),
    remove: (id: string) => attempt(DeleteAddressDocument, { id }),
    choose: (id: string) => attempt(ChooseAddressDocument, { id }),
    chooseNow: (id: string) => change(ChooseAddressDocument, { id }),
  };
}
