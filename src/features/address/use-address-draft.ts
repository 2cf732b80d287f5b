import { useEffect, useEffectEvent, useRef } from 'react';
import type { Regions, TypedAddress } from '../../../machines/addresses/address';
import type { AddressFlow } from './use-address';

export interface WrittenAddress {
  readonly typed: TypedAddress;
  readonly regions: Regions;
}

/** Where an address that is being written is stored. */
export interface AddressDraft {
  /** Null where none is. */
  read: () => WrittenAddress | null;
  write: (part: Partial<WrittenAddress>) => void;
}

/** Stores the regions as they are chosen. @returns what stores the typed texts */
export function useAddressDraft(flow: AddressFlow, draft: AddressDraft | undefined) {
  const regions = useRef(flow.getSnapshot().context.regions);
  const store = useEffectEvent((chosen: Regions) => {
    if (regions.current === chosen) return;
    regions.current = chosen;
    draft?.write({ regions: chosen });
  });
  useEffect(() => {
    const subscription = flow.subscribe(({ context }) => store(context.regions));
    return () => subscription.unsubscribe();
  }, [flow]);
  return (typed: TypedAddress) => draft?.write({ typed });
}
