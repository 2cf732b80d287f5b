import { act, screen } from '@testing-library/react';
import { type Execute, ExecuteContext } from '../../../../src/api/execute';
import { clearSession } from '../../../../src/api/signed-in';
import { isOrderNumber, useOrderNumber } from '../../../../src/features/orders/use-order-number';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';
import { setFlag } from '../../../support/browser/session-flag';

test.each([
  ['JJ0000001', 'JJ', true],
  ['jj00000012', 'JJ', true],
  ['KBN1234567', 'KBN', true],
  ['JJ000001', 'JJ', false],
  ['JJ00000a1', 'JJ', false],
  ['KBN1234567', 'JJ', false],
  ['1234567', 'JJ', false],
  ['bayam', 'JJ', false],
])('%s is an order number with the prefix %s: %s', (text, prefix, is) => {
  expect(isOrderNumber(text, prefix)).toBe(is);
});

const opened = jest.fn<void, [boolean]>();

function Opener({ typed }: { typed: string }) {
  const open = useOrderNumber();
  return (
    <button type="button" onClick={() => opened(open(typed))}>
      open
    </button>
  );
}

async function open(typed: string, answer: object) {
  const execute = jest.fn(async () => answer) as unknown as jest.MockedFunction<Execute>;
  const store = testStore({ orderPrefix: 'JJ' });
  renderInStore(
    <ExecuteContext value={execute}>
      <Opener typed={typed} />
    </ExecuteContext>,
    store,
    '/',
  );
  await act(async () => screen.getByRole('button', { name: 'open' }).click());
  return execute.mock.calls.map(([, variables]) => variables);
}
const currentPath = () => screen.getByLabelText('current path').textContent;
const found = (id: string | null) => ({ ok: true, data: { orderByNumber: id && { __typename: 'OrderLink', id } } });

beforeEach(() => {
  opened.mockClear();
  setFlag();
});
afterEach(() => clearSession('kopi'));

test('a typed number opens its order', async () => {
  expect(await open(' jj0000012 ', found('o1'))).toEqual([{ number: 'JJ0000012' }]);
  expect(currentPath()).toBe('/order/o1/detail/');
  expect(opened).toHaveBeenCalledWith(true);
});

test.each([
  ['that nobody has', found(null), 'JJ0000012'],
  ['that could not be asked for', { ok: false, code: 'OFFLINE', requestId: '' }, 'Koneksi terputus'],
])('a number %s opens nothing and says so', async (_which, answer, words) => {
  await open('JJ0000012', answer);
  expect(currentPath()).toBe('/');
  expect(screen.getByText(new RegExp(words))).toBeVisible();
});

test('a guest signs in first', async () => {
  clearSession('kopi');
  expect(await open('JJ0000012', found('o1'))).toEqual([]);
  expect(currentPath()).toBe(`/login?next=${encodeURIComponent('/search/jj0000012')}`);
});

test('any other text is a search', async () => {
  expect(await open('bayam', found('o1'))).toEqual([]);
  expect([currentPath(), opened.mock.calls]).toEqual(['/', [[false]]]);
});
