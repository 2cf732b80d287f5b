import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type Carrier,
  type CarrierPackage,
  carrierSelectionMachine,
  type PackagesQuestion,
  type Parcel,
} from '../../../machines/carrier-selection';
import { CarrierPackagesDocument } from '../../__generated__/documents/carrier-packages';
import { CarriersDocument } from '../../__generated__/documents/carriers';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/use-execute';
import { useFlow } from '../../actors/use-flow';

export { type Carrier, type CarrierPackage, chosenCarrier, chosenPackage } from '../../../machines/carrier-selection';

export interface CarrierStart {
  supplier: string | null;
  /** The region that the parcel comes from. */
  origin: string;
  parcel: Parcel;
  kept: { carrier: string; service: string | null } | null;
}

/** The flow of choosing who carries the parcel. */
export function useCarrierSelection({ supplier, origin, parcel, kept }: CarrierStart) {
  const execute = useExecute();
  const machine = useMemo(
    () =>
      carrierSelectionMachine.provide({
        actors: {
          loadCarriers: fromPromise<readonly Carrier[], undefined>(async ({ signal }) => {
            const answer = await execute(CarriersDocument, { supplier }, signal);
            return unwrap(answer).carriers.map(({ cost, ...carrier }) => ({ ...carrier, cost: cost?.amount ?? null }));
          }),
          loadPackages: fromPromise<readonly CarrierPackage[], PackagesQuestion>(async ({ input, signal }) => {
            const { destination, weight } = input.parcel;
            const question = { carrier: input.carrier, origin, destination: destination ?? '', weight };
            const answer = await execute(CarrierPackagesDocument, question, signal);
            const { carrierPackages } = unwrap(answer);
            if (carrierPackages.__typename === 'Refusal') throw new Error(carrierPackages.code);
            return carrierPackages.packages.map(({ cost, ...one }) => ({ ...one, cost: cost.amount }));
          }),
        },
      }),
    [execute, supplier, origin],
  );
  return useFlow(machine, { input: { parcel, kept } });
}

export type CarrierFlow = ReturnType<typeof useCarrierSelection>;
