import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type AddressRefusal,
  type AddressToSave,
  addressMachine,
  type Level,
  type Region,
  type Regions,
} from '../../../machines/addresses/address';
import { CitiesDocument } from '../../__generated__/documents/cities';
import { DistrictsDocument } from '../../__generated__/documents/districts';
import { ProvincesDocument } from '../../__generated__/documents/provinces';
import { SaveAddressDocument } from '../../__generated__/documents/save-address';
import { SaveSettingsDocument } from '../../__generated__/documents/save-settings';
import type { Language } from '../../__generated__/gql/graphql';
import { type Execute, useExecute } from '../../api/execute';
import { unwrap } from '../../api/unwrap';

export {
  type AddressToSave,
  type Level,
  levels,
  missingLevel,
  type Region,
  type Regions,
  type TypedAddress,
} from '../../../machines/addresses/address';
import { useFlow } from '../../actors/use-flow';

/** Saves an address. Resolves to null, or to the refusal; throws if there was no answer. */
export type SaveAddress = (address: AddressToSave) => Promise<AddressRefusal | null>;

type LoadRegions = { level: Level; parent: string | null };

const loadRegions = (execute: Execute, { level, parent }: LoadRegions, signal: AbortSignal) => {
  if (parent === null) return execute(ProvincesDocument, {}, signal);
  return execute(level === 'city' ? CitiesDocument : DistrictsDocument, { parent }, signal);
};

type SaveResult = { __typename: 'Address' } | ({ __typename: 'Refusal' } & AddressRefusal);

const refusalIn = (result: SaveResult): AddressRefusal | null => (result.__typename === 'Refusal' ? result : null);

export function useSaveAddress(): SaveAddress {
  const execute = useExecute();
  return useMemo(
    () => async (address) => {
      const answer = await execute(SaveAddressDocument, { address });
      return refusalIn(unwrap(answer).saveAddress);
    },
    [execute],
  );
}

/** Saves the form of the settings: the address and the language. */
export function useSaveSettings(language: Language): SaveAddress {
  const execute = useExecute();
  return useMemo(
    () => async (address) => {
      const answer = await execute(SaveSettingsDocument, { address, language });
      return refusalIn(unwrap(answer).saveSettings);
    },
    [execute, language],
  );
}

export function useAddress(regions: Regions, save: SaveAddress) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      addressMachine.provide({
        actors: {
          loadRegions: fromPromise<readonly Region[], LoadRegions>(async ({ input, signal }) => {
            const answer = await loadRegions(execute, input, signal);
            return unwrap(answer).regions;
          }),
          save: fromPromise<AddressRefusal | null, AddressToSave>(({ input }) => save(input)),
        },
      }),
    [execute, save],
  );
  return useFlow(machine, { input: { regions } });
}

export type AddressFlow = ReturnType<typeof useAddress>;
