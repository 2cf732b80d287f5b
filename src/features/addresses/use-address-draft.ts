import type { Regions, TypedAddress } from '../../../machines/addresses/address';
import { usePersisted } from '../../actors/use-persisted';
import type { AddressFlow } from './use-address';

export interface WrittenAddress {
  readonly typed: TypedAddress;
  readonly regions: Regions;
}

/** Stores an address while it is being entered. */
export interface AddressDraft {
  /** Null if there is no draft. */
  read: () => WrittenAddress | null;
  write: (part: Partial<WrittenAddress>) => void;
}

/** Stores the regions as they are chosen. @returns a function that stores the typed texts */
export function useAddressDraft(flow: AddressFlow, draft: AddressDraft | undefined) {
  usePersisted(
    flow,
    ({ context }) => context.regions,
    (regions) => draft?.write({ regions }),
  );
  return (typed: TypedAddress) => draft?.write({ typed });
}
