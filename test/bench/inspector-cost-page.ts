import { type AnyActorRef, createActor } from 'xstate';
import { purchaseMachine } from '../../machines/purchase/purchase';
import { startAgent } from '../../src/inspector/agent/agent';
import { type FromInspector, openChannel } from '../../src/inspector/wire/messages';

declare global {
  var sendEvents: (count: number, isOpen: boolean) => Promise<void>;
}

const subject = {
  goods: {
    revision: 1,
    supplier: null,
    subtotal: 50_000,
    orderFee: 1_000,
    minimumOrder: null,
    carrierNeeded: true,
    addressNeeded: true,
    hasAddress: true,
    changing: false,
    lacks: null,
  },
  draft: {},
  mark: '',
  parcel: { revision: 1, supplier: null, origin: '31.73', destination: '31.71.01', weight: 500 },
};

/** In a browser: sends events to a flow, which an open inspector records and posts. */
globalThis.sendEvents = async (count, isOpen) => {
  const flow = createActor(purchaseMachine, { input: { subject } }).start();
  const channel = openChannel();
  let hear: (message: FromInspector) => void = () => undefined;
  let close = () => {};
  let told = 0;
  startAgent({
    tab: 'bench',
    post(message) {
      if (message.type === 'news') told += message.records.length;
      channel.post(message);
    },
    subscribe: (listener) => {
      hear = listener;
    },
    running: { all: new Set([flow as AnyActorRef]) },
    onClosed: (_inspector, leave) => {
      close = leave;
    },
    sends: false,
    path: () => '/',
    toggleDrawer: () => undefined,
  });
  if (isOpen) hear({ type: 'hello', inspector: 'bench' });
  for (let sent = 0; sent < count; sent += 1) {
    flow.send({ type: 'note.type', text: `Titip di pos ${sent}` });
    // Each event is a separate task, as in a page; records are posted in between.
    await Promise.resolve();
  }
  close();
  channel.close();
  flow.stop();
  if (told !== (isOpen ? count : 0)) throw new Error(`${told} of ${count} events were told of`);
};
