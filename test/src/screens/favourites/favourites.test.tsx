import { act, fireEvent, screen, within } from '@testing-library/react';
import { FavouriteItemsDocument } from '../../../../src/__generated__/documents/favourite-items';
import { FavouritesDocument } from '../../../../src/__generated__/documents/favourites';
import { MergeFavouritesDocument } from '../../../../src/__generated__/documents/merge-favourites';
import { SaveFavouriteDocument } from '../../../../src/__generated__/documents/save-favourite';
import { item } from '../../../support/browser/part-fixtures';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';
import { testStore } from '../../../support/browser/test-store';

const { codename } = testStore();
const guestKey = `${codename}:guest:favourites`;
const favourite = (id: string) => ({ id, title: `Judul ${id}`, image: null });
const sold = (id: string) => item('Goods', { id, title: `Judul ${id}` });

interface Answers {
  list?: () => object;
  save?: () => object;
  merge?: () => object;
  unsold?: readonly string[];
}

const done = { __typename: 'Done' };

const show = ({ list, save, merge, unsold = [] }: Answers = {}) =>
  showPage('/akun/favorit', [
    answering(FavouriteItemsDocument, ({ ids }) => ({
      items: (ids as string[]).filter((id) => !unsold.includes(id)).map(sold),
    })),
    answering(FavouritesDocument, list ?? (() => ({ customer: { favourites: [] } }))),
    answering(SaveFavouriteDocument, save ?? (() => ({ saveFavourite: done }))),
    answering(MergeFavouritesDocument, merge ?? (() => ({ mergeFavourites: done }))),
  ]);
const hearts = () => screen.findAllByRole('button', { name: /^Favorit: / });
const tap = async (element: Element | undefined) => act(async () => void (element && fireEvent.click(element)));

afterEach(() => {
  clearFlag();
  localStorage.clear();
});

describe('of a customer', () => {
  beforeEach(() => setFlag());

  test('a list that fails to load shows a message, and a retry works', async () => {
    const list = jest
      .fn()
      .mockReturnValueOnce(failure)
      .mockReturnValue({ customer: { favourites: [favourite('teh')] } });
    await show({ list });
    await tap(await screen.findByText('Coba Lagi'));
    expect(await screen.findByRole('link', { name: 'Judul teh' })).toBeVisible();
  });

  test.each([
    ['is refused', { saveFavourite: { __typename: 'Refusal', code: 'FAVOURITES_FULL', message: '' } }, /sudah penuh/],
    ['is not answered', failure, 'Favorit belum tersimpan. Coba lagi'],
  ])('a change that %s is taken back', async (_case, answer, words) => {
    await show({ list: () => ({ customer: { favourites: [favourite('teh')] } }), save: () => answer });
    const [heart] = await hearts();
    await tap(heart);
    expect(await screen.findByText(words)).toBeVisible();
    expect((await hearts())[0]).toHaveAttribute('aria-pressed', 'true');
  });

  test('an item that is no longer sold keeps its title, and can be removed', async () => {
    const { execute } = await show({ list: () => ({ customer: { favourites: [favourite('teh')] } }), unsold: ['teh'] });
    expect(await screen.findByText('Tidak dijual lagi')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Judul teh' })).toBeNull();
    await tap((await hearts())[0]);
    expect(askedFor(execute, SaveFavouriteDocument)).toEqual([{ item: 'teh', isFavourite: false }]);
    expect(await screen.findByRole('heading', { name: 'Belum ada favorit' })).toBeVisible();
    await tap(screen.getByRole('button', { name: 'Urungkan' }));
    expect(await screen.findByText('Tidak dijual lagi')).toBeVisible();
  });

  test("a guest's are merged under one code, again after a lost answer, and then no more", async () => {
    localStorage.setItem(guestKey, JSON.stringify([favourite('teh'), favourite('kopi')]));
    const merge = jest.fn().mockReturnValueOnce(failure).mockReturnValue({ mergeFavourites: done });
    const codes: string[] = [];
    for (const visits of [1, 2, 3]) {
      const { execute, unmount } = await show({ merge });
      await screen.findByRole('heading', { name: 'Belum ada favorit' });
      for (const sent of askedFor(execute, MergeFavouritesDocument)) {
        expect(sent).toMatchObject({ items: ['teh', 'kopi'] });
        codes.push((sent as { idempotencyKey: string }).idempotencyKey);
      }
      expect(codes).toHaveLength(Math.min(visits, 2));
      unmount();
    }
    expect(new Set(codes).size).toBe(1);
    expect(localStorage.getItem(guestKey)).toBeNull();
  });
});

test("a guest's stay in the browser, newest first, with a way to sign in", async () => {
  localStorage.setItem(guestKey, JSON.stringify([favourite('teh'), favourite('kopi')]));
  const { execute } = await show();
  const rows = await screen.findAllByRole('article');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual(['Judul teh', 'Judul kopi']);
  expect(screen.getByRole('link', { name: /Masuk agar favorit/ })).toBeVisible();
  await tap((await hearts())[1]);
  expect(JSON.parse(localStorage.getItem(guestKey) ?? '')).toEqual([favourite('teh')]);
  expect(askedFor(execute, SaveFavouriteDocument)).toEqual([]);
  expect(askedFor(execute, FavouritesDocument)).toEqual([]);
});

test('a list is shown 20 at a time, and a guest has 200 at most', async () => {
  const items = Array.from({ length: 201 }, (_, at) => favourite(`barang${at}`));
  localStorage.setItem(guestKey, JSON.stringify(items.slice(1)));
  await show();
  expect(await hearts()).toHaveLength(20);
  await tap(screen.getByRole('button', { name: 'Muat Lagi' }));
  expect(await hearts()).toHaveLength(40);
  localStorage.setItem(guestKey, JSON.stringify(items));
  await tap((await hearts())[0]);
  await tap(screen.getByRole('button', { name: 'Urungkan' }));
  expect(await screen.findByText(/sudah penuh/)).toBeVisible();
  expect(JSON.parse(localStorage.getItem(guestKey) ?? '')).toHaveLength(200);
});

test.each(['{"id', '{}', 'null', '7'])('%s in the browser’s storage counts as an empty list', async (text) => {
  localStorage.setItem(guestKey, text);
  await show();
  expect(await screen.findByRole('heading', { name: 'Belum ada favorit' })).toBeVisible();
});
