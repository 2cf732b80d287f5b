import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditDocument } from '../../../studio/__generated__/documents/audit';
import { createFacade, failure, person, refusal, renderStudio } from '../../support/studio/render-studio';

const entry = (number: number, action: string) => ({
  entry: number,
  at: '2026-11-28T06:00:00Z',
  action,
  by: { id: 's1', name: 'Sari' },
  about: null,
  detail: {},
});
const page = (entries: object[], next: number | null) => ({
  store: { audit: { __typename: 'AuditPage', entries, next } },
});

test.each([
  ['a refusal', { store: { audit: refusal('SECOND_FACTOR_NEEDED') } }, /wajib memakai aplikasi autentikator/],
  ['a failure', failure('SLOW'), /terlalu lama/],
])('%s to load the audit is named and can be retried', async (_what, answer, text) => {
  const facade = createFacade()
    .signedInAs(person())
    .on(AuditDocument, () => answer);
  await renderStudio(facade, '/stores/kedaisenja/audit');
  expect(await screen.findByText(text)).toBeVisible();
  facade.on(AuditDocument, () => page([], null));
  await userEvent.click(screen.getByText('Coba Lagi'));
  expect(await screen.findByText('Belum ada aktivitas')).toBeVisible();
});

test('further entries are added; a failure keeps what is shown', async () => {
  const facade = createFacade()
    .signedInAs(person())
    .on(AuditDocument, () => page([entry(9, 'published')], 9));
  await renderStudio(facade, '/stores/kedaisenja/audit');
  expect(await screen.findByText('Sari menerbitkan draf.')).toBeVisible();
  facade.on(AuditDocument, () => failure('OFFLINE'));
  await userEvent.click(screen.getByRole('button', { name: 'Muat Lagi' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Aktivitas berikutnya tidak bisa dimuat.');
  facade.on(AuditDocument, () => page([entry(3, 'draft_changed')], null));
  await userEvent.click(screen.getByRole('button', { name: 'Coba Lagi' }));
  expect(await screen.findByText('Sari mengubah draf.')).toBeVisible();
  expect(screen.getByText('Sari menerbitkan draf.')).toBeVisible();
  expect(facade.sentTo(AuditDocument)).toEqual([
    { codename: 'kedaisenja', before: null },
    { codename: 'kedaisenja', before: 9 },
    { codename: 'kedaisenja', before: 9 },
  ]);
});
