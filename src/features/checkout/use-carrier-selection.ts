import { useMemo } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type Carrier,
  type CarrierPackage,
  carrierSelectionMachine,
  type PackagesQuestion,
  type Parcel,
} from '../../../machines/purchase/carrier-selection';
import { CarrierPackagesDocument } from '../../__generated__/documents/carrier-packages';
import { CarriersDocument } from '../../__generated__/documents/carriers';
import { unwrap } from '../../api/unwrap';
import { useExecute } from '../../api/execute';

export {
  type Carrier,
  type CarrierPackage,
  chosenCarrier,
  chosenPackage,
} from '../../../machines/purchase/carrier-selection';

export type CarrierFlow = ActorRefFrom<typeof carrierSelectionMachine>;

export function useCarrierSelection() {
  const execute = useExecute();
  return useMemo(
    () =>
      carrierSelectionMachine.provide({
        actors: {
          loadCarriers: fromPromise<readonly Carrier[], Parcel>(async ({ input: { supplier }, signal }) => {
            const answer = await execute(CarriersDocument, { supplier }, signal);
            return unwrap(answer).carriers.map(({ cost, ...carrier }) => ({ ...carrier, cost: cost?.amount ?? null }));
          }),
          loadPackages: fromPromise<readonly CarrierPackage[], PackagesQuestion>(async ({ input, signal }) => {
            const { origin, destination, weight } = input.parcel;
            const question = { carrier: input.carrier, origin, destination: destination ?? '', weight };
            const answer = await execute(CarrierPackagesDocument, question, signal);
            const { carrierPackages } = unwrap(answer);
            if (carrierPackages.__typename === 'Refusal') throw new Error(carrierPackages.code);
            return carrierPackages.packages.map(({ cost, ...one }) => ({ ...one, cost: cost.amount }));
          }),
        },
      }),
    [execute],
  );
}
