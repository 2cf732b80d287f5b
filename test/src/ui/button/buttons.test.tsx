import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, LinkButton } from '../../../../src/ui/button/button';
import { IconButton, IconLink } from '../../../../src/ui/button/icon-button';
import { renderInPage } from '../../../support/browser/in-page';

test('a button does not submit a form by default', () => {
  renderInPage(
    <>
      <Button>Simpan</Button>
      <Button type="submit">Kirim</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Kirim' })).toHaveAttribute('type', 'submit');
});

test('a link styled as a button is a link', async () => {
  renderInPage(
    <LinkButton to="/there" $look="secondary">
      Buka
    </LinkButton>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Buka' }));
  expect(screen.getByTestId('current-path')).toHaveTextContent('/there');
});

test('an icon is named only by its label', async () => {
  const onClick = jest.fn();
  renderInPage(<IconButton label="Bagikan Link" icon={<svg />} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Bagikan Link' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each([
  [0, ''],
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('a count of %d is shown on the icon as "%s"', (count, shown) => {
  renderInPage(<IconLink label="Keranjang" icon={<svg />} link={{ to: '/cart' }} count={count} />);
  const link = screen.getByRole('link', { name: 'Keranjang' });
  expect(link).toHaveAttribute('href', '/cart');
  expect(link).toHaveTextContent(new RegExp(`^${shown.replace('+', '\\+')}$`));
});
