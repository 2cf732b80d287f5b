import { screen } from '@testing-library/react';
import { BalanceSection } from '../../../../src/features/payments/balance-section';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

test.each([
  ['Rp', 'Saldo kamu', 'Saldo kamu tidak cukup', /koin/i],
  ['', 'Koin kamu', 'Koin kamu tidak cukup', /saldo/i],
])('a balance in "%s" that is short is called by its name alone', (currency, title, reason, other) => {
  renderInStore(<BalanceSection balance={{ amount: 5_000, currency }} isShort />, testStore());
  expect(screen.getByRole('region', { name: title })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
  expect(document.body.textContent?.replace('5.000 Koin', '')).not.toMatch(other);
});
