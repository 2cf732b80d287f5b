import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyActorRef, createActor } from 'xstate';
import { checkoutMachine } from '../../machines/checkout';
import { gathering, startAgent } from '../../src/inspector/agent/agent';
import { openChannel } from '../../src/inspector/wire/channel';
import type { FromInspector } from '../../src/inspector/wire/messages';
import type { Row } from './table';

const events = 10_000;
const rounds = 9;

const input = {
  goods: {
    revision: 1,
    subtotal: 50_000,
    orderFee: 1_000,
    minimumOrder: null,
    carrierNeeded: true,
    hasAddress: true,
    changing: false,
  },
  payment: null,
  note: '',
  dropship: { wanted: false, name: '', phone: '' },
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Processor time of one event in microseconds, with all that an open inspector makes of it until it is posted. */
async function costOf(isOpen: boolean): Promise<number> {
  const flow = createActor(checkoutMachine, { input }).start();
  const channel = openChannel();
  let say: (message: FromInspector) => void = () => undefined;
  let close = () => {};
  startAgent({
    tab: 'bench',
    say: channel.say,
    hear: (listener) => {
      say = listener;
    },
    running: { all: new Set([flow as AnyActorRef]) },
    whenGone: (_inspector, leave) => {
      close = leave;
    },
    sends: false,
    path: () => '/',
    toggleDrawer: () => undefined,
  });
  if (isOpen) say({ type: 'hello', inspector: 'bench' });
  const before = process.cpuUsage();
  for (let sent = 0; sent < events; sent += 1) flow.send({ type: 'note.type', text: `Titip di pos ${sent}` });
  await sleep(gathering * 2);
  const { user, system } = process.cpuUsage(before);
  close();
  channel.close();
  flow.stop();
  return (user + system) / events;
}

/** What an open inspector adds to each event of a flow. */
export async function measureInspectorCost(): Promise<Row> {
  const closed: number[] = [];
  const open: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    closed.push(await costOf(false));
    open.push(await costOf(true));
  }
  const added = median(open) - median(closed);
  return {
    what: 'inspector open: added to one event of a flow',
    target: '15 µs',
    measured: `${added.toFixed(1)} µs`,
    how: `processor time until it is posted, ${events} events of a checkout, median of ${rounds}; closed ${median(closed).toFixed(1)} µs`,
  };
}
