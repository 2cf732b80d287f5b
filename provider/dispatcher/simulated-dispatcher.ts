import { createHash } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import { encodePolyline } from '../../shared/routes/polyline';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { PersonalTable } from '../database/personal-data';
import type { Router } from '../router/router';
import type { DispatchPhase, Dispatcher, Driver, RideRequest } from './dispatcher';

type Phase = DispatchPhase | 'waiting' | 'cancelled';

interface SimulatedRide {
  reference: string;
  request: RideRequest | null;
  is_manual: boolean;
  phase: Phase;
  phase_at: Date;
  rejections: number;
  /** Encoded polyline of the driver's way to the origin. */
  approach: string;
  approach_seconds: number;
}

const drivers: readonly Driver[] = [
  ['Jono Prasetyo', '+6281200090001', 4.9, 'Honda Vario hitam', 'N 4821 AB'],
  ['Ratih Kusuma', '+6281200090002', 4.8, 'Yamaha Mio merah', 'N 2274 CD'],
  ['Slamet Riyadi', '+6281200090003', 4.7, 'Honda Beat putih', 'N 5190 EF'],
  ['Dewi Anggraini', '+6281200090004', null, 'Suzuki Nex biru', 'N 3308 GH'],
  ['Bagus Wicaksono', '+6281200090005', 4.6, 'Honda Supra abu-abu', 'N 6617 IJ'],
].map(([name, phone, rating, vehicle, plate]) => ({ name, phone, photo: null, rating, vehicle, plate }) as Driver);

const seconds = { searching: 5, arrived: 20, work: 600 } as const;
const maxRejections = 3;

/** Always the same number for the same words. */
const chanceOf = (words: string) => createHash('sha256').update(words).digest().readUInt32BE();

const driverOf = ({ reference, rejections }: SimulatedRide) =>
  drivers[(chanceOf(reference) + rejections) % drivers.length] ?? null;

/** Seconds until the clock ends the phase; undefined if the phase does not end by itself. */
function lengthOf({ request, approach_seconds }: SimulatedRide, phase: Phase): number | undefined {
  if (phase === 'searching' || phase === 'arrived') return seconds[phase];
  if (phase === 'on_the_way') return approach_seconds;
  return phase === 'picked_up' ? (request?.isCall ? seconds.work : (request?.seconds ?? 0)) : undefined;
}

const following: Partial<Record<Phase, Phase>> = {
  searching: 'on_the_way',
  on_the_way: 'arrived',
  arrived: 'picked_up',
  picked_up: 'done',
};

/** The ride as the clock has advanced it since it was stored. */
function advance(ride: SimulatedRide, now: Date): SimulatedRide {
  const [length, phase] = [lengthOf(ride, ride.phase), following[ride.phase]];
  if (ride.is_manual || length === undefined || !phase) return ride;
  const phase_at = addSeconds(ride.phase_at, length);
  return phase_at <= now ? advance({ ...ride, phase, phase_at }, now) : ride;
}

const withDriver: readonly Phase[] = ['on_the_way', 'arrived', 'picked_up'];

/** The next phase after each action in the sandbox console. */
const actions = {
  hold: (ride: SimulatedRide) => ride.phase,
  accept: ({ phase }: SimulatedRide) => (phase === 'searching' ? 'on_the_way' : phase),
  reject: ({ phase, rejections }: SimulatedRide) =>
    phase === 'searching' && rejections + 1 >= maxRejections ? 'no_driver' : phase,
  none: ({ phase }: SimulatedRide) => (phase === 'searching' ? 'no_driver' : phase),
  next: ({ phase }: SimulatedRide) => following[phase] ?? phase,
  cancel: ({ phase }: SimulatedRide) => (withDriver.includes(phase) ? 'driver_cancelled' : phase),
} as const satisfies Record<string, (ride: SimulatedRide) => Phase>;

export type DispatchAction = keyof typeof actions;

export const dispatchActions = Object.keys(actions) as DispatchAction[];

const degreesOfKilometre = 1 / 111.2;

/**
 * A dispatcher with its own records, for embedded databases, tests and the sandbox console. The clock moves its
 * drivers.
 */
export function createSimulatedDispatcher(database: Database, router: Router, now: Clock) {
  const find = async (reference: string) => {
    const [ride] = await database.query<SimulatedRide>('select * from simulated_rides where reference = $1', [
      reference,
    ]);
    return ride && advance(ride, now());
  };

  /** The driver starts 500 to 1,500 m away; for a call, the driver takes the way of the ride. */
  async function approachOf({ reference, origin, direction, seconds: rideSeconds, isCall }: RideRequest) {
    if (isCall) return { line: direction, seconds: rideSeconds };
    const [angle, distance] = [chanceOf(`angle ${reference}`) / 1e9, 0.5 + (chanceOf(reference) % 1000) / 1000];
    const start = {
      lat: origin.lat + Math.sin(angle) * distance * degreesOfKilometre,
      lng: origin.lng + Math.cos(angle) * distance * degreesOfKilometre,
    };
    const route = await router.route(start, origin).catch(() => null);
    return { line: encodePolyline(route?.points ?? [origin]), seconds: route?.seconds ?? 60 };
  }

  const dispatcher: Dispatcher = {
    async request(ride) {
      const approach = await approachOf(ride);
      await database.query(
        `insert into simulated_rides (reference, request, phase, phase_at, approach, approach_seconds)
         values ($1, $2, 'searching', $3, $4, $5)
         on conflict (reference) do update set request = excluded.request, phase = 'searching', phase_at = excluded.phase_at,
           approach = excluded.approach, approach_seconds = excluded.approach_seconds
         where simulated_rides.phase = 'waiting'`,
        [ride.reference, JSON.stringify(ride), now(), approach.line, approach.seconds],
      );
    },

    async stateOf(reference) {
      const ride = await find(reference);
      if (!ride || ride.phase === 'waiting' || ride.phase === 'cancelled') return undefined;
      const { phase, phase_at, approach, request } = ride;
      const length = phase === 'searching' ? undefined : lengthOf(ride, phase);
      const direction = request?.isCall ? '' : (request?.direction ?? '');
      return {
        phase,
        since: phase_at,
        driver: phase === 'searching' || phase === 'no_driver' ? null : driverOf(ride),
        path: { on_the_way: approach, picked_up: direction }[phase as string] ?? '',
        endsAt: length === undefined ? null : addSeconds(phase_at, length),
      };
    },

    async cancel(reference) {
      await database.query(
        "update simulated_rides set phase = 'cancelled', phase_at = $2, is_manual = true where reference = $1",
        [reference, now()],
      );
    },
  };
  return {
    ...dispatcher,
    find,

    /** After an action, the clock no longer changes the phase; it only moves the driver. */
    async act(reference: string, action: DispatchAction) {
      const at = now();
      const idle = { reference, request: null, is_manual: true, phase: 'waiting', rejections: 0 } as const;
      const ride = (await find(reference)) ?? { ...idle, phase_at: at, approach: '', approach_seconds: 0 };
      const phase = actions[action](ride);
      const phaseAt = phase === ride.phase && action !== 'reject' ? ride.phase_at : at;
      await database.query(
        `insert into simulated_rides (reference, is_manual, phase, phase_at) values ($1, true, $2, $3)
         on conflict (reference) do update set is_manual = true, phase = $2, phase_at = $3, rejections = $4`,
        [reference, phase, phaseAt, ride.rejections + (action === 'reject' ? 1 : 0)],
      );
    },
  };
}

export type SimulatedDispatcher = ReturnType<typeof createSimulatedDispatcher>;

export const simulatedDispatcherData: readonly PersonalTable[] = [
  {
    table: 'simulated_rides',
    rows: 'data.reference in (select unique_id from orders where customer_id = person.id)',
    erase: { request: 'null', approach: `''` },
    export: 'data.request, data.phase, data.approach',
  },
];
