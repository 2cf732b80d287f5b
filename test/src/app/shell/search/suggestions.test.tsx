import { act, screen, within } from '@testing-library/react';
import { SuggestionsDocument } from '../../../../../src/__generated__/documents/suggestions';
import { SearchScreenDocument } from '../../../../../src/__generated__/documents/search-screen';
import type { SuggestionsQueryVariables } from '../../../../../src/__generated__/gql/graphql';
import { answering, askedFor, failure, showPage } from '../../../../support/browser/store-page';
import { withSearchBox } from '../../../../support/browser/test-store';

const suggestion = (title: string) => ({
  id: title.toLowerCase().replace(' ', ''),
  title,
  image: null,
  price: { amount: 4500, currency: 'Rp' },
});

type Answer = (variables: SuggestionsQueryVariables) => object | Promise<object>;

beforeAll(() => import('../../../../../src/app/shell/search/suggestions'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = (answer: Answer, path = '/maintenance') =>
  showPage(
    path,
    [
      answering(SuggestionsDocument, answer),
      answering(SearchScreenDocument, () => ({
        search: { items: [], pageInfo: { page: 1, hasNextPage: false, endCursor: null } },
      })),
    ],
    withSearchBox('FIELD'),
  );

const two: Answer = ({ text }) => ({ suggestions: [suggestion(`${text} satu`), suggestion(`${text} dua`)] });
const field = () =>
  within(screen.getByRole('search')).getByLabelText<HTMLInputElement>(/^Cari.*/, { selector: 'input' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);
const currentPath = () => screen.getByLabelText('current path').textContent;

const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTimeAsync(milliseconds));
const press = (key: string) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const isLeft = field().dispatchEvent(event);
    if (key === 'Enter' && isLeft) field().form?.requestSubmit();
  });

/** Types like a browser: the whole text so far, then a key. */
async function type(text: string) {
  await act(async () => {
    field().focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('items are suggested 250 ms after the last key, with a link to all results', async () => {
  const { execute } = await show(two);
  await type('ba');
  await wait(249);
  await type('bay');
  await wait(249);
  expect(askedFor(execute, SuggestionsDocument)).toEqual([]);
  await wait(1);
  expect(askedFor(execute, SuggestionsDocument)).toEqual([{ text: 'bay', shop: null }]);
  expect(options()).toEqual(['bbay satuRp4.500', 'bbay duaRp4.500', 'Lihat semua hasil “bay”']);
  expect(field()).toHaveAttribute('role', 'combobox');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('ignores an answer for an older text', async () => {
  const answers: ((data: object) => void)[] = [];
  await show(() => new Promise<object>((answer) => answers.push(answer)));
  await type('ba');
  await wait(250);
  await type('te');
  await wait(250);
  await act(async () => answers[1]?.({ suggestions: [suggestion('Teh')] }));
  await act(async () => answers[0]?.({ suggestions: [suggestion('Bayam')] }));
  expect(options()).toEqual(['TTehRp4.500', 'Lihat semua hasil “te”']);
});

test('arrows move through the suggestions and back to the field, and Enter opens one', async () => {
  await show(two);
  await type('bay');
  await wait(250);
  expect(chosen()).toEqual([]);
  await press('ArrowDown');
  expect(chosen()).toEqual(['bbay satuRp4.500']);
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  await press('ArrowUp');
  expect(chosen()).toEqual([]);
  await press('ArrowUp');
  expect(chosen()).toEqual(['Lihat semua hasil “bay”']);
  await press('ArrowUp');
  await press('Enter');
  expect(currentPath()).toBe('/p/bay_dua-baydua');
  expect(options()).toEqual([]);
});

test('Enter without a chosen suggestion searches the typed text', async () => {
  await show(two);
  await type('Bayam Hijau');
  await wait(250);
  await press('Enter');
  expect(currentPath()).toBe('/search/bayam_hijau');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('bayam hijau');
});

test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
  await show(two);
  await type('bay');
  await wait(250);
  await press('Escape');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('bay');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await press('ArrowDown');
  expect(chosen()).toEqual(['bbay satuRp4.500']);
});

test('leaving the field closes the list', async () => {
  await show(two);
  await type('bay');
  await wait(250);
  await act(async () => field().blur());
  expect(options()).toEqual([]);
});

test('a tapped suggestion opens its item and clears the field', async () => {
  await show(two);
  await type('bay');
  await wait(250);
  await act(async () => screen.getAllByRole('option')[0]?.click());
  expect(currentPath()).toBe('/p/bay_satu-baysatu');
  expect(field()).toHaveValue('');
});

test.each([
  ['nothing fits', () => ({ suggestions: [] })],
  ['suggestions fail', () => failure],
])('where %s no suggestions appear', async (_case, answer) => {
  await show(answer);
  await type('bay');
  await wait(250);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('within a shop only its items are suggested, and the search stays in the shop', async () => {
  const { execute } = await show(two, '/search/0?parent=kebun&parent_name=Kebun');
  expect(field()).toHaveAccessibleName('Cari di Kebun');
  await type('bay');
  await wait(250);
  expect(askedFor(execute, SuggestionsDocument)).toEqual([{ text: 'bay', shop: 'kebun' }]);
  await press('Enter');
  expect(currentPath()).toBe('/search/bay?parent=kebun&parent_name=Kebun');
});

test('the current search is not suggested', async () => {
  const { execute } = await show(two, '/search/bayam');
  expect(field()).toHaveValue('bayam');
  await type('bayam');
  await wait(250);
  expect(askedFor(execute, SuggestionsDocument)).toEqual([]);
});
