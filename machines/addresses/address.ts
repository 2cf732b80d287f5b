import { assign, emit, setup } from 'xstate';
import { eventParams, outputParams } from '../params';
import { provided } from '../provided';

export type Level = 'province' | 'city' | 'district';

export interface Region {
  id: string;
  name: string;
}

/** Regions from the highest level down; there is none below a missing one. */
export type Regions = { readonly [L in Level]: Region | null };

export interface TypedAddress {
  fullName: string;
  street: string;
  phone: string;
}

export interface AddressToSave extends TypedAddress {
  province: string;
  city: string;
  district: string;
}

/** Why an address was refused: the facade's code and the provider's text. */
export interface AddressRefusal {
  code: string;
  message: string;
}

interface Context {
  regions: Regions;
  level: Level;
  offered: readonly Region[];
  typed: TypedAddress | null;
  refusal: AddressRefusal | null;
}

export type AddressEvent =
  | { type: 'region.open'; level: Level }
  | { type: 'region.choose'; region: Region }
  | { type: 'region.reload' }
  | { type: 'region.close' }
  | { type: 'address.save'; typed: TypedAddress };

export const levels: readonly Level[] = ['province', 'city', 'district'];

/** The regions after one of them was chosen, without those below it. */
export const withRegion = (regions: Regions, level: Level, region: Region): Regions => ({
  province: regions.province,
  city: level === 'province' ? null : regions.city,
  district: null,
  [level]: region,
});

const above = (level: Level): Level | null => levels[levels.indexOf(level) - 1] ?? null;
const below = (level: Level): Level => levels[levels.indexOf(level) + 1] ?? 'district';

export const missingLevel = (regions: Regions) => levels.find((level) => regions[level] === null) ?? null;

/**
 * An address: its regions are chosen from the highest level down, then it is saved. The form keeps the typed values.
 */
export const addressMachine = setup({
  types: {} as {
    context: Context;
    input: { regions: Regions };
    events: AddressEvent;
    emitted: { type: 'address.saved' };
  },
  actors: {
    loadRegions: provided<readonly Region[], { level: Level; parent: string | null }>('loadRegions'),
    save: provided<AddressRefusal | null, AddressToSave>('save'),
  },
  guards: {
    isReachable: ({ context: { regions } }, { level }: { level: Level }) => {
      const parent = above(level);
      return parent === null || regions[parent] !== null;
    },
    isLowest: ({ context }) => context.level === 'district',
    isComplete: ({ context: { regions } }) => missingLevel(regions) === null,
    isRefused: (_, refusal: AddressRefusal | null | undefined) => Boolean(refusal),
  },
  actions: {
    rememberLevel: assign((_, { level }: { level: Level }) => ({ level })),
    rememberOffered: assign((_, offered: readonly Region[]) => ({ offered })),
    clearOffered: assign({ offered: [] }),
    choose: assign(({ context: { regions, level } }, region: Region) => ({
      regions: withRegion(regions, level, region),
      refusal: null,
    })),
    descend: assign(({ context }) => ({ level: below(context.level) })),
    rememberTyped: assign((_, typed: TypedAddress) => ({ typed, refusal: null })),
    emitSaved: emit({ type: 'address.saved' }),
    rememberRefusal: assign((_, refusal: AddressRefusal | null) => ({ refusal })),
  },
}).createMachine({
  id: 'address',
  meta: { inspectable: ['level', 'offered.length', 'refusal.code'] },
  context: ({ input: { regions } }) => ({
    regions,
    level: 'province',
    offered: [],
    typed: null,
    refusal: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'waiting',
      states: { waiting: {}, refused: {}, failed: {}, saved: {} },
      on: {
        'region.open': {
          guard: { type: 'isReachable', params: eventParams },
          target: 'loading',
          actions: { type: 'rememberLevel', params: eventParams },
        },
        'address.save': {
          guard: 'isComplete',
          target: 'saving',
          actions: { type: 'rememberTyped', params: ({ event }) => event.typed },
        },
      },
    },
    loading: {
      tags: 'picking',
      entry: 'clearOffered',
      invoke: {
        src: 'loadRegions',
        input: ({ context: { level, regions } }) => {
          const parent = above(level);
          return { level, parent: parent && (regions[parent]?.id ?? null) };
        },
        onDone: { target: 'choosing', actions: { type: 'rememberOffered', params: outputParams } },
        onError: 'unloaded',
      },
      on: { 'region.close': 'editing' },
    },
    unloaded: { tags: 'picking', on: { 'region.reload': 'loading', 'region.close': 'editing' } },
    choosing: {
      tags: 'picking',
      on: {
        'region.choose': [
          {
            guard: 'isLowest',
            target: 'editing',
            actions: { type: 'choose', params: ({ event }) => event.region },
          },
          {
            target: 'loading',
            actions: [{ type: 'choose', params: ({ event }) => event.region }, 'descend'],
          },
        ],
        'region.close': 'editing',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { regions, typed } }) => ({
          ...(typed as TypedAddress),
          province: regions.province?.id ?? '',
          city: regions.city?.id ?? '',
          district: regions.district?.id ?? '',
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: outputParams },
            target: 'editing.refused',
            actions: { type: 'rememberRefusal', params: outputParams },
          },
          { target: 'editing.saved', actions: 'emitSaved' },
        ],
        onError: 'editing.failed',
      },
    },
  },
});
