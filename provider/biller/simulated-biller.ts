import { createHash } from 'node:crypto';
import { addSeconds } from 'date-fns/addSeconds';
import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { PersonalTable } from '../database/personal-data';
import type { Biller, BillerOutcome, BillerPayment } from './biller';

/** What happens to a number with these last four digits; any other number succeeds after the latency. */
export const simulatedEndings = {
  '0001': 'is not settled until the console settles it',
  '0002': 'fails',
  '0003': 'is unknown when it is asked for',
  '0004': 'was paid before when it is asked for',
} as const;

const latencySeconds = 2;

interface SimulatedPayment extends BillerPayment {
  state: BillerOutcome['state'];
  hasFinished: boolean;
  calls: number;
}

const ending = (number: string) => number.slice(-4);

/** Always the same digits for the same words. */
const digitsOf = (words: string, count: number) =>
  BigInt(`0x${createHash('sha256').update(words).digest('hex')}`)
    .toString()
    .slice(-count)
    .padStart(count, '0');

const names = ['SITI RAHMAWATI', 'BUDI SANTOSO', 'DEWI LESTARI', 'AGUS SETIAWAN', 'RINA WULANDARI', 'JOKO PRASETYO'];

function outcome({ reference, billerCode, number, state, hasFinished }: SimulatedPayment): BillerOutcome {
  if (state === 'pending' && !hasFinished) return { state: 'pending' };
  const isFailure = state === 'failed' || (state === 'pending' && ending(number) === '0002');
  if (isFailure) return { state: 'failed', reason: 'Ditolak oleh penyedia layanan' };
  const token = billerCode.startsWith('PLN') ? digitsOf(`token ${reference}`, 20) : '';
  return { state: 'succeeded', receipt: digitsOf(`receipt ${reference}`, 12), token };
}

/** A biller with its own records, for embedded databases, tests and the sandbox console. */
export function createSimulatedBiller(database: Database, now: Clock) {
  const find = async (reference: string) => {
    const [payment] = await database.query<SimulatedPayment>(
      `select reference, biller_code as "billerCode", number, amount, state, calls,
         coalesce(finishes_at <= $2, false) as "hasFinished"
       from simulated_payments where reference = $1`,
      [reference, now()],
    );
    return payment;
  };
  const outcomeOf = async (reference: string) => {
    const payment = await find(reference);
    return payment && outcome(payment);
  };
  const biller: Biller = {
    async inquire(billerCode, number) {
      if (ending(number) === '0003') return { state: 'unknown' };
      const month = now().toISOString().slice(0, 7);
      const [paid] = await database.query(
        `select from simulated_payments where biller_code = $1 and number = $2 and state <> 'failed'
           and to_char(made_at at time zone 'UTC', 'YYYY-MM') = $3 and $4 <> '0002' limit 1`,
        [billerCode, number, month, ending(number)],
      );
      if (paid || ending(number) === '0004') return { state: 'paid' };
      const chance = Number(digitsOf(`${billerCode} ${number} ${month}`, 6));
      const name = names[chance % names.length] ?? '';
      return { state: 'open', name, period: month, amount: 40_000 + (chance % 4_000) * 125 };
    },

    async pay({ reference, billerCode, number, amount }) {
      const at = now();
      const finishesAt = ending(number) === '0001' ? null : addSeconds(at, latencySeconds);
      await database.query(
        `insert into simulated_payments (reference, biller_code, number, amount, state, finishes_at, made_at)
         values ($1, $2, $3, $4, 'pending', $5, $6)
         on conflict (reference) do update set calls = simulated_payments.calls + 1`,
        [reference, billerCode, number, amount, finishesAt, at],
      );
      return (await outcomeOf(reference)) ?? { state: 'pending' };
    },

    outcomeOf,
  };
  return {
    ...biller,
    find,
    /** Sets the biller's decision, even if it decided otherwise before. */
    settle: (reference: string, state: 'succeeded' | 'failed') =>
      database.query('update simulated_payments set state = $2 where reference = $1', [reference, state]),
  };
}

/** The simulated biller erases the customer's numbers. The store has to ask any other biller to do so. */
export const simulatedBillerData: readonly PersonalTable[] = [
  {
    table: 'simulated_payments',
    rows: 'data.reference in (select unique_id from orders where customer_id = person.id)',
    erase: { number: `''` },
    export: 'data.biller_code, data.number, data.amount, data.state, data.made_at',
  },
];

export type SimulatedBiller = ReturnType<typeof createSimulatedBiller>;
