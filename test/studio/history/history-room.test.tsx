import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Execute } from '../../../src/api/execute';
import { OneRevisionDocument } from '../../../studio/__generated__/documents/one-revision';
import { PreviewDocument } from '../../../studio/__generated__/documents/preview';
import { RestoreRevisionDocument } from '../../../studio/__generated__/documents/restore-revision';
import { StoreHistoryDocument } from '../../../studio/__generated__/documents/store-history';
import HistoryRoom from '../../../studio/history/route';
import { pretendSizes } from '../../support/browser/pretend-sizes';
import { ownerOf, renderInRoom } from '../../support/studio/render-in-room';

const entry = (number: number, at: string) => ({
  number,
  createdAt: at,
  isCurrent: false,
  moves: [{ cause: 'PUBLISH', at, author: 'Sari', message: null }],
});
const entries = [entry(2, '2026-11-02T00:00:00Z'), entry(1, '2026-11-01T00:00:00Z')];

const restoration = { restoreRevision: { __typename: 'Publication', revision: 1, hasChanged: true } };

beforeEach(() => void pretendSizes());

/** How often the history was loaded. */
let loads: object[] = [];
beforeEach(() => {
  loads = [];
});

async function show(role: 'OWNER' | 'VIEWER', restored: object = { ok: true, data: restoration }) {
  const sent: object[] = [];
  const data = new Map<object, object>([
    [StoreHistoryDocument, { store: { history: { __typename: 'History', entries } } }],
    [OneRevisionDocument, { store: { revision: { __typename: 'Revision', document: { codename: 'warung' } } } }],
    [PreviewDocument, { store: { preview: { path: '/preview/sealed/warung' } } }],
  ]);
  const execute = (async (document: object, variables: { input?: object }) => {
    if (document === PreviewDocument) sent.push(variables);
    if (variables.input) sent.push(variables.input);
    if (document === StoreHistoryDocument) loads.push(document);
    return document === RestoreRevisionDocument ? restored : { ok: true, data: data.get(document) };
  }) as unknown as Execute;
  await renderInRoom(<HistoryRoom />, { execute, store: ownerOf({ role }) });
  return sent;
}

test('a viewer sees the history and restores nothing', async () => {
  await show('VIEWER');
  await screen.findByText(/Only owners and publishers can restore/);
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
});

test('a viewer sees how the store looked', async () => {
  const sent = await show('VIEWER');
  const [, older] = await screen.findAllByRole('button', { name: 'See how it looked' });
  if (!older) throw new Error('No older version');
  await userEvent.click(older);
  await screen.findByRole('dialog', { name: 'How version 1 looked' });
  expect(sent).toEqual([{ codename: 'warung', revision: 1, viewer: 'GUEST' }]);
});

test('a restoration is taken back in one tap, after the list was loaded again', async () => {
  const sent = await show('OWNER');
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByText('Version 1 is live again.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Version 2 is live again.');
  expect(sent).toEqual([
    { codename: 'warung', number: 1, current: 2 },
    { codename: 'warung', number: 2, current: 1 },
  ]);
});

test.each([
  [{ ok: false, code: 'SLOW', requestId: '' }, /took too long/],
  [
    { ok: true, data: { restoreRevision: { __typename: 'Refusal', code: 'REVISION_CHANGED', message: '' } } },
    /^Somebody else has just changed the store/,
  ],
])('after the answer %j, the history is loaded again, and why is said', async (answer, sentence) => {
  await show('OWNER', answer);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByText(sentence);
  await screen.findByRole('button', { name: 'Restore' });
  expect(loads).toHaveLength(2);
});
