import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../src/api/execute';
import { CancelScheduledDocument } from '../../../studio/__generated__/documents/cancel-scheduled';
import { MoveScheduledDocument } from '../../../studio/__generated__/documents/move-scheduled';
import { OneRevisionDocument } from '../../../studio/__generated__/documents/one-revision';
import { StoreScheduleDocument } from '../../../studio/__generated__/documents/store-schedule';
import ScheduleRoom from '../../../studio/schedule/route';
import { renderInRoom } from '../../support/studio/render-in-room';

const end = (kind: 'BEGIN' | 'END', at: string) => ({
  plan: 'promo',
  end: kind,
  at,
  revision: 3,
  author: 'Sari',
  message: null,
  conflicts: [],
});
const begin = end('BEGIN', '2026-12-04T11:00:00Z');
const entries = [{ number: 2, createdAt: '2026-11-02T00:00:00Z', isCurrent: true, moves: [] }];
const never = new Promise<never>(() => {});

interface Answers {
  ends?: object[];
  move?: object | Promise<never>;
  /** How the list is answered after the first time. */
  again?: Promise<never>;
}

async function show({ ends = [begin], move = { __typename: 'Done' }, again }: Answers = {}) {
  const sent: object[] = [];
  let loads = 0;
  const list = { store: { schedule: { __typename: 'Schedule', ends }, history: { __typename: 'History', entries } } };
  const data = new Map<object, () => object | Promise<object>>([
    [StoreScheduleDocument, () => (loads++ > 0 && again) || list],
    [
      OneRevisionDocument,
      () => ({ store: { revision: { __typename: 'Revision', document: { codename: 'warung' } } } }),
    ],
    [MoveScheduledDocument, async () => ({ moveScheduled: await move })],
    [CancelScheduledDocument, () => ({ cancelScheduled: { __typename: 'Done' } })],
  ]);
  const execute = (async (document: object, variables: { input?: object }) => {
    if (variables.input) sent.push(variables.input);
    return { ok: true, data: await data.get(document)?.() };
  }) as unknown as Execute;
  await renderInRoom(<ScheduleRoom />, { execute });
  return sent;
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

async function save(time: string) {
  await press('Change times');
  const field = await screen.findByLabelText('At');
  await userEvent.clear(field);
  await userEvent.type(field, time);
  await press('Save times');
}

test('the sheet says why a move is refused and keeps the typed times', async () => {
  await show({ move: { __typename: 'Refusal', code: 'SCHEDULE_PAST', message: '' } });
  await save('20:30');
  await within(await screen.findByRole('dialog', { name: 'Change times' })).findByText(/The beginning has passed/);
  expect(screen.getByLabelText('At')).toHaveProperty('value', '20:30');
});

test.each([
  [
    'SCHEDULE_CANNOT_SELL',
    'Promo',
    /customers could not buy from Friday 4 Dec, 18:00 WIB on, when the scheduled “Promo” begins/,
  ],
  ['SCHEDULE_BROKEN', null, /what is scheduled for Friday 4 Dec, 18:00 WIB could not begin/],
])('the sheet names the schedule of %s', async (code, message, sentence) => {
  const schedule = { at: '2026-12-04T11:00:00Z', message };
  await show({ move: { __typename: 'Refusal', code, message: '', schedule } });
  await save('20:30');
  await within(await screen.findByRole('dialog', { name: 'Change times' })).findByText(sentence);
});

test('the sheet stays open until the move is answered', async () => {
  const sent = await show({ move: never });
  await save('20:30');
  const saving = await button('Save times');
  expect(saving.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(saving);
  expect(sent).toEqual([{ codename: 'warung', plan: 'promo', from: '2026-12-04T13:30:00.000Z', until: null }]);
});

test('while the list is loaded again, nothing can be moved or cancelled', async () => {
  await show({ again: never });
  await save('20:30');
  await screen.findByText('The times were changed.');
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const name of ['Change times', 'Cancel schedule']) {
    expect((await button(name)).getAttribute('aria-disabled')).toBe('true');
    await press(name);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('of a change that is live, the question is about its end', async () => {
  await show({ ends: [end('END', '2026-12-05T11:00:00Z')] });
  await press('Cancel its end');
  const question = await screen.findByRole('alertdialog', { name: 'Cancel its end?' });
  within(question).getByRole('button', { name: 'Cancel its end' });
});
