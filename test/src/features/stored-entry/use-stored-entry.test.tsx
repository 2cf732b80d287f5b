import { act, screen } from '@testing-library/react';
import { createActor, createMachine } from 'xstate';
import { usePersisted } from '../../../../src/actors/use-persisted';
import { useStoredEntry } from '../../../../src/features/stored-entry/use-stored-entry';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const fields = ['amount', 'payment'] as const;

const startFlow = () => {
  const machine = createMachine({
    initial: 'editing',
    states: { editing: { on: { change: 'editing', send: 'sent' } }, sent: { on: { change: 'editing' } } },
  });
  return createActor(machine).start();
};
type Flow = ReturnType<typeof startFlow>;

function Entry({ customer, flow }: { customer: string; flow: Flow }) {
  const stored = useStoredEntry('session/customer/topUp', customer, fields);
  usePersisted(flow, (snapshot) => (snapshot.matches('sent') ? null : { amount: '50000', payment: '' }), stored.write);
  return <output aria-label="entry">{`${stored.isStored} ${JSON.stringify(stored.read())}`}</output>;
}

async function show(customer = 'rina') {
  const flow = startFlow();
  const { unmount } = await act(async () => renderInStore(<Entry customer={customer} flow={flow} />, testStore()));
  return { flow, unmount, text: screen.getByLabelText('entry').textContent };
}

const blank = 'false {"amount":"","payment":""}';

async function typeAsRina() {
  const { flow, unmount } = await show();
  flow.send({ type: 'change' });
  unmount();
}

beforeEach(() => sessionStorage.clear());

test('an entry is empty until something is typed, and restored on the next visit', async () => {
  const { flow, text, unmount } = await show();
  expect(text).toBe(blank);
  flow.send({ type: 'change' });
  unmount();
  expect((await show()).text).toBe('true {"amount":"50000","payment":""}');
});

test('is removed after it was sent', async () => {
  await typeAsRina();
  const { flow, unmount } = await show();
  flow.send({ type: 'send' });
  unmount();
  expect((await show()).text).toBe(blank);
});

test('another customer does not see it', async () => {
  await typeAsRina();
  expect((await show('budi')).text).toBe(blank);
});

test.each(['null', '[]', '{"amount":7}', 'no JSON'])('a damaged entry is blank: %s', async (value) => {
  await typeAsRina();
  const [key = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(key, value === 'no JSON' ? value : `{"at":${Date.now()},"value":${value}}`);
  expect((await show()).text).toBe(blank);
});
