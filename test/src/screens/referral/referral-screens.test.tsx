import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { EnterReferralDocument } from '../../../../src/__generated__/documents/enter-referral';
import { OrderAttemptDocument } from '../../../../src/__generated__/documents/order-attempt';
import { MoreReferredFriendsDocument } from '../../../../src/__generated__/documents/more-referred-friends';
import { ReferralListScreenDocument } from '../../../../src/__generated__/documents/referral-list-screen';
import { ReferralScreenDocument } from '../../../../src/__generated__/documents/referral-screen';
import { fill } from '../../../support/browser/fill';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { sumRows } from '../../../support/browser/sum-rows';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';

const rupiah = (amount: number) => ({ amount, currency: 'Rp' });
const note = {
  username: 'sari',
  message: 'Belanja di Kopi Kita.',
  term: 'Hadiah masuk setelah pesanan pertama.',
  terms: '<p>Satu teman, satu hadiah.</p>',
  entered: null as string | null,
  referrerReward: rupiah(10_000),
  friendReward: rupiah(5_000),
};
const referral = (state: typeof note) =>
  answering(ReferralScreenDocument, () => ({ customer: { id: 'c1', referralNote: { ...state } } }));
const tap = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const friend = (id: string, earned: number) => ({
  id,
  name: `R*** ${id}`,
  joinedAt: '2026-11-20T01:15:00Z',
  earned: rupiah(earned),
});
const friends = (list: object[], endCursor: string | null, page = 1) => ({
  friends: list,
  pageInfo: { page, hasNextPage: endCursor !== null, endCursor },
});

beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  localStorage.clear();
  sessionStorage.clear();
});

async function enter(code: string) {
  await tap(/Masukkan kode referral teman/);
  await fill('kode referral teman', code);
  await tap('Kirim');
}

test('no code sends nothing', async () => {
  const { execute } = await showPage('/akun/referral', [referral({ ...note })]);
  await tap(/Masukkan kode referral teman/);
  await tap('Kirim');
  expect(await screen.findByText('Kode referral harus di isi')).toBeVisible();
  expect(askedFor(execute, EnterReferralDocument)).toEqual([]);
});

test.each([
  ['REFERRAL_SELF', 'Kode kamu sendiri tidak bisa dipakai'],
  ['REFERRAL_CYCLE', 'Kode ini dari teman yang kamu ajak'],
  ['REFERRAL_TWICE', 'Kamu sudah memasukkan kode teman'],
  ['REFERRAL_UNKNOWN', 'Kode referral tidak ditemukan'],
])('%s says "%s"', async (code, text) => {
  await showPage('/akun/referral', [
    referral({ ...note }),
    answering(EnterReferralDocument, () => ({
      enterReferral: { __typename: 'Refusal', code, message: '', total: null },
    })),
  ]);
  await enter('rina');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Gagal');
  expect(dialog).toHaveTextContent(text);
});

test('a friend’s code is entered once', async () => {
  const state = { ...note };
  const { execute } = await showPage('/akun/referral', [
    referral(state),
    answering(EnterReferralDocument, () => {
      state.entered = 'rina';
      return { enterReferral: { __typename: 'Done', message: 'Kode referral tersimpan' } };
    }),
  ]);
  await enter(' rina ');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('BerhasilKode referral tersimpan');
  await tap('OK');
  expect(await screen.findByText('Kamu memakai kode rina')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Masukkan kode/ })).toBeNull();
  expect(askedFor(execute, EnterReferralDocument)).toMatchObject([{ code: 'rina' }]);
});

test('after a lost answer the store is asked whether the code counts', async () => {
  const { execute } = await showPage('/akun/referral', [
    referral({ ...note }),
    answering(EnterReferralDocument, () => failure),
    answering(OrderAttemptDocument, () => ({ orderAttempt: { __typename: 'Done' } })),
  ]);
  await enter('rina');
  expect(await screen.findByText('Kode referral tersimpan')).toBeVisible();
  const [{ idempotencyKey }] = askedFor(execute, EnterReferralDocument) as [{ idempotencyKey: string }];
  expect(askedFor(execute, OrderAttemptDocument)).toEqual([{ idempotencyKey }]);
});

test('without an answer, the sheet and the page below show that the outcome is being checked', async () => {
  await showPage('/akun/referral', [referral({ ...note }), answering(EnterReferralDocument, () => failure)]);
  await enter('rina');
  expect(await within(screen.getByRole('dialog')).findByText(/^Belum ada jawaban/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText(/^Belum ada jawaban/).at(-1)).toBeVisible();
});

test('a typed code is restored after the session has ended', async () => {
  await showPage('/akun/referral', [referral({ ...note })]);
  await tap(/Masukkan kode referral teman/);
  await fill('kode referral teman', 'rina');
  cleanup();
  await showPage('/akun/referral', [referral({ ...note })]);
  await tap(/Masukkan kode referral teman/);
  expect(screen.getByLabelText('kode referral teman')).toHaveValue('rina');
});

test('the username can be copied, and the terms are shown', async () => {
  document.execCommand = () => true;
  await showPage('/akun/referral', [referral({ ...note })]);
  expect(await screen.findByText('Satu teman, satu hadiah.')).toBeVisible();
  expect(sumRows('Hadiah kamu')).toEqual([
    ['Hadiah kamu', 'Rp10.000'],
    ['Hadiah teman', 'Rp5.000'],
  ]);
  expect(screen.getByRole('region', { name: 'Syarat dan ketentuan' })).toHaveTextContent('Satu teman, satu hadiah.');
  expect(screen.getByRole('textbox', { name: 'Username kamu' })).toHaveValue('sari');
  await tap('Salin');
  expect(await screen.findByText('Berhasil menyalin username')).toBeVisible();
});

test('the shared text contains the text of the store and the code', async () => {
  await showPage('/akun/referral', [referral({ ...note })]);
  await tap('Bagikan kode');
  const link = await screen.findByRole('link', { name: 'Whatsapp' });
  const text = encodeURIComponent('Belanja di Kopi Kita. Kode referral: sari');
  expect(link.getAttribute('href')).toContain(text);
});

test('the list shows what each friend earned, and is paged by key', async () => {
  const { execute } = await showPage('/akun/referral_list', [
    answering(ReferralListScreenDocument, () => ({
      customer: { referredFriends: friends([friend('1', 10_000)], 'k1') },
    })),
    answering(MoreReferredFriendsDocument, () => ({
      customer: { referredFriends: friends([friend('2', 0)], null, 2) },
    })),
  ]);
  expect(await screen.findByText('+Rp10.000')).toBeVisible();
  expect(screen.getByText('Bergabung 20 November 2026')).toBeVisible();
  await tap('Muat Lagi');
  expect(await screen.findByText('Menunggu pesanan pertama')).toBeVisible();
  expect(askedFor(execute, MoreReferredFriendsDocument)).toEqual([{ page: 2, after: 'k1' }]);
});

test('a store without a text of its own invites to its name', async () => {
  await showPage('/akun/referral', [referral({ ...note, message: '' })]);
  await tap('Bagikan kode');
  const link = await screen.findByRole('link', { name: 'Whatsapp' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/Yuk belanja di .+! Kode referral: sari/);
});

test('an empty list of friends invites to share the code', async () => {
  await showPage('/akun/referral_list', [
    answering(ReferralListScreenDocument, () => ({ customer: { referredFriends: friends([], null) } })),
  ]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Belum ada teman yang memakai kodemu' })).toBeVisible();
});
