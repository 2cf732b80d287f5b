import { fromPromise } from 'xstate';
import type { Located } from '../../../machines/catalogue/custom-html';
import { nearMeMachine, type Origin } from '../../../machines/search/near-me';
import { locate } from './locate';
import { useFlow } from '../../actors/use-flow';

export type { Origin } from '../../../machines/search/near-me';

const machine = nearMeMachine.provide({ actors: { locate: fromPromise<Located, undefined>(locate) } });

export interface NearMeStart {
  /** Used as the origin when the visitor's position is unavailable. */
  fallback: Origin;
  stored: { origin: Origin; trouble: 'denied' | 'unknown' | null } | null;
}

export const useNearMe = (input: NearMeStart) => useFlow(machine, { input });
