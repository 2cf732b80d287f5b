import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreDraftDocument } from '../../../studio/__generated__/documents/store-draft';
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
const draftIs = (document: object) => () => ({ store: { draft: { __typename: 'Draft', document } } });
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
    .on(StoreDraftDocument, draftIs({}))
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

describe('a change of the draft', () => {
  const changed = (...parts: string[]) => page([{ ...entry(9, 'draft_changed'), detail: { parts } }], null);
  const components = [{ view_uid: 'sayur', name: 'Sayur segar', category: 0 }];
  const forms = [{ view_uid: 'janji', title: 'Janji temu' }];

  test.each([
    [
      'a section and a form, by the names that they have now',
      ['/components/sayur', '/forms/janji'],
      'Teks “Sayur segar”, Formulir “Janji temu”',
    ],
    [
      'fields, by the form that has them',
      ['/app/header', '/app/font_type', '/app/slider', '/theme'],
      'Tampilan, Beranda, Warna dan sudut',
    ],
    ['the order of sections', ['/components'], 'Bagian toko'],
    ['a section that is gone', ['/components/buah'], 'bagian yang sudah dihapus'],
    [
      'many parts',
      [
        '/app/header',
        '/app/slider',
        '/app/popup_flag',
        '/app/labels',
        '/app/carriers',
        '/app/payment_options',
        '/app/rewards',
      ],
      'Tampilan, Beranda, Popup, Pencarian, Pengiriman, dan 2 lagi',
    ],
  ])('names %s', async (_what, parts, names) => {
    const facade = createFacade()
      .signedInAs(person())
      .on(StoreDraftDocument, draftIs({ components, forms }))
      .on(AuditDocument, () => changed(...parts));
    await renderStudio(facade, '/stores/kedaisenja/audit');
    expect(await screen.findByText(`Sari mengubah draf: ${names}.`)).toBeVisible();
  });

  test('has no names of sections where the draft cannot be loaded', async () => {
    const facade = createFacade()
      .signedInAs(person())
      .on(StoreDraftDocument, () => failure('SLOW'))
      .on(AuditDocument, () => changed('/components/sayur', '/app/slider'));
    await renderStudio(facade, '/stores/kedaisenja/audit');
    expect(await screen.findByText('Sari mengubah draf: Bagian toko, Beranda.')).toBeVisible();
  });
});
