import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import customerEnglish from '../../../../src/__generated__/messages/customer/en';
import customerIndonesian from '../../../../src/__generated__/messages/customer/id';
import english from '../../../../src/__generated__/messages/en';
import indonesian from '../../../../src/__generated__/messages/id';
import moneyEn from '../../../../src/__generated__/messages/money/en';
import moneyId from '../../../../src/__generated__/messages/money/id';
import moneyEnglish from '../../../../src/i18n/money/en.json';
import moneyTexts from '../../../../src/i18n/money/id.json';
import { formatMoment } from '../../../../src/i18n/dates';
import { MessagesProvider } from '../../../../src/i18n/use-messages';
import { OrderRefunds } from '../../../../src/screens/order/order-refunds';
import type { ShownOrder } from '../../../../src/screens/order/shown-order';
import { goodsOrder as order } from '../../../support/browser/order-fixture';

const messages = {
  id: { ...indonesian, ...customerIndonesian, ...moneyId },
  en: { ...english, ...customerEnglish, ...moneyEn },
};

const show = (locale: 'id' | 'en', differences: object) =>
  render(
    <MemoryRouter>
      <MessagesProvider locale={locale} messages={messages[locale]}>
        <OrderRefunds order={{ ...order, ...differences } as unknown as ShownOrder} />
      </MessagesProvider>
    </MemoryRouter>,
  );

const refund = (differences: object = {}) => ({
  __typename: 'Refund',
  id: 'r1',
  cause: 'CANCELLED',
  route: 'BALANCE',
  amount: { amount: 22_000, currency: 'Rp' },
  reference: null,
  deadline: '2026-11-24T07:00:00Z',
  doneAt: '2026-11-21T07:00:00Z',
  ...differences,
});
const byHand = { route: 'SELLER', doneAt: null };

describe.each([
  ['id', 'Pengembalian Dana'],
  ['en', 'Refund'],
] as const)('the refunds of an order, in %s', (locale, title) => {
  const texts = locale === 'id' ? moneyTexts : moneyEnglish;
  const moment = (iso: string) => formatMoment(locale, iso);
  const say = (key: keyof typeof moneyTexts, values: Record<string, string> = {}) =>
    Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), texts[key]);
  const amount = 'Rp22.000';
  // The visitor's zone is UTC here, and `formatMoment` has that of Jakarta.
  const done = moment('2026-11-21T00:00:00Z');

  test.each<[what: string, order: object, sentences: string[]]>([
    [
      'went back to the balance',
      { refunds: [refund()] },
      [say('refund.done'), say('refund.to-balance', { amount, moment: done })],
    ],
    [
      'went back to Koin',
      { refunds: [refund({ amount: { amount: 22_000, currency: '' } })] },
      [say('refund.to-koin', { amount: '22.000 Koin', moment: done }), say('refund.see-koin')],
    ],
    [
      'waits for the seller',
      { refunds: [refund(byHand)] },
      [say('refund.open'), say('refund.due', { amount, moment: moment('2026-11-24T00:00:00Z') })],
    ],
    ['waits for the store', { refunds: [refund({ ...byHand, route: 'STORE' })] }, [say('refund.open')]],
    [
      'was returned by hand',
      { refunds: [refund({ route: 'SELLER', reference: 'TRX 9' })] },
      [
        say('refund.done'),
        say('refund.by-hand', { amount, moment: done }),
        say('refund.reference', { reference: 'TRX 9' }),
      ],
    ],
    ['is a part', { refunds: [refund({ cause: 'PART' })] }, [say('refund.part')]],
    ['arrived late', { status: 'VOID', refunds: [refund({ cause: 'LATE' })] }, [say('refund.late')]],
    ['was never received', { status: 'VOID', refunds: [] }, [say('refund.unpaid')]],
    ['was to be cash', { status: 'CANCELLED', paymentKind: 'DIRECT', refunds: [] }, [say('refund.unpaid-direct')]],
  ])('%s', async (_what, differences, sentences) => {
    show(locale, differences);
    const section = screen.getByRole('region', { name: title });
    for (const sentence of sentences) expect(section).toHaveTextContent(sentence);
  });
});

test.each([
  ['goes on', { refunds: [] }],
  [
    'was paid, and its provider says nothing of refunds',
    {
      status: 'REJECTED',
      refunds: null,
      history: [{ __typename: 'OrderStep', status: 'PAYMENT_ACCEPTED', at: '2026-11-21T07:00:00Z' }],
    },
  ],
])('an order that %s says nothing of money that comes back', async (_what, differences) => {
  show('id', differences);
  expect(screen.queryByRole('region', { name: 'Pengembalian Dana' })).toBeNull();
});
