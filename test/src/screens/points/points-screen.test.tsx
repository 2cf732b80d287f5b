import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ExchangePointsDocument } from '../../../../src/__generated__/documents/exchange-points';
import { NotificationsDocument } from '../../../../src/__generated__/documents/notifications';
import { OrderAttemptDocument } from '../../../../src/__generated__/documents/order-attempt';
import { PointsScreenDocument } from '../../../../src/__generated__/documents/points-screen';
import { answering, askedFor, showPage } from '../../../support/browser/store-page';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';

const reward = (id: string, points: number, name = '') => ({
  id,
  points,
  amount: { amount: points * 100, currency: 'Rp' },
  name,
  image: null,
});
const rule = { amount: { amount: 10_000, currency: 'Rp' }, points: 2 };
const points = (
  state: { points: number | null },
  rewards = [reward('r1', 100), reward('r2', 500, 'Voucher makan')],
  pointsRule: typeof rule | null = rule,
) =>
  answering(PointsScreenDocument, () => ({
    store: { wallet: { pointsRule } },
    customer: { id: 'c1', points: state.points },
    rewards,
  }));
const tap = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(() => setFlag());
afterEach(() => {
  clearFlag();
  localStorage.clear();
});

test('a reward that costs more than there is cannot be chosen', async () => {
  const { execute } = await showPage('/akun/change-point', [points({ points: 120 })]);
  expect(await screen.findByText('Kurang 380 poin')).toBeVisible();
  expect(screen.getByText('Kamu dapat Rp10.000')).toBeVisible();
  await tap('Tukar poin dengan Voucher makan');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(await screen.findByText('Poin kamu tidak cukup')).toBeVisible();
  expect(askedFor(execute, ExchangePointsDocument)).toEqual([]);
});

test('the page shows how points are earned, if the store explains it', async () => {
  const text =
    'Setiap Rp10.000 dari pesanan yang selesai mendapat 2 poin. Pesanan yang dibatalkan tidak mendapat poin.';
  await showPage('/akun/change-point', [points({ points: 0 })]);
  expect(await screen.findByText(text)).toBeVisible();
  cleanup();
  await showPage('/akun/change-point', [points({ points: 0 }, [], null)]);
  expect(screen.queryByText(/pesanan yang selesai mendapat/)).toBeNull();
});

test('points are shown as they are', async () => {
  await showPage('/akun/change-point', [points({ points: 12_345 })]);
  expect(await screen.findByText('12.345 poin')).toBeVisible();
});

test('points are exchanged after confirmation, and the balance is reloaded', async () => {
  const state = { points: 120 };
  const { execute } = await showPage('/akun/change-point', [
    points(state),
    answering(ExchangePointsDocument, () => {
      state.points = 20;
      return { exchangePoints: { __typename: 'PointsExchange', message: 'Poin berhasil ditukar', points: 20 } };
    }),
  ]);
  await tap('Tukar poin dengan Saldo Rp10.000');
  const dialog = await screen.findByRole('alertdialog', { name: 'Tukar 100 poin dengan Saldo Rp10.000?' });
  expect(dialog).toHaveTextContent('Poin yang sudah ditukar tidak bisa dikembalikan.');
  expect(askedFor(execute, ExchangePointsDocument)).toEqual([]);
  const before = askedFor(execute, NotificationsDocument).length;
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Tukar' })));
  expect(await screen.findByText('Poin berhasil ditukar')).toBeVisible();
  await tap('OK');
  expect(await screen.findByText('20 poin')).toBeVisible();
  // The balance in the header.
  expect(askedFor(execute, NotificationsDocument)).toHaveLength(before + 1);
  expect(askedFor(execute, ExchangePointsDocument)).toMatchObject([
    { exchange: { reward: 'r1', points: 100, amount: 10_000 } },
  ]);
});

test('a refusal shows the reason, and no money is taken', async () => {
  await showPage('/akun/change-point', [
    points({ points: 120 }),
    answering(ExchangePointsDocument, () => ({
      exchangePoints: { __typename: 'Refusal', code: 'REWARD_GONE', message: '', total: null },
    })),
  ]);
  await tap('Tukar poin dengan Saldo Rp10.000');
  await tap('Tukar');
  expect(await screen.findByText('Hadiah ini tidak tersedia lagi')).toBeVisible();
  expect(screen.getByText('120 poin')).toBeVisible();
});

test('the outcome of an exchange with a lost answer is checked after a reload', async () => {
  localStorage.setItem('kopi:customer:c1:pointsExchange', JSON.stringify({ at: Date.now(), value: 'WEBlama' }));
  const { execute } = await showPage('/akun/change-point', [
    points({ points: 20 }),
    answering(OrderAttemptDocument, () => ({ orderAttempt: { __typename: 'Done' } })),
  ]);
  expect(await screen.findByText('Poin berhasil ditukar')).toBeVisible();
  expect(askedFor(execute, ExchangePointsDocument)).toEqual([]);
});

test('a store without rewards says how points are earned', async () => {
  await showPage('/akun/change-point', [points({ points: 0 }, [])]);
  expect(await screen.findByRole('heading', { name: 'Belum ada hadiah' })).toBeVisible();
});

test('a store without points has no such page', async () => {
  await showPage('/akun/change-point', [points({ points: null })]);
  expect(screen.queryByText('Hadiah')).toBeNull();
});
