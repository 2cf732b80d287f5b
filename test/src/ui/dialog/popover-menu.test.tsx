import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PopoverMenu } from '../../../../src/ui/dialog/popover-menu';
import { renderInPage } from '../../../support/browser/in-page';

const onShare = jest.fn();
const show = () =>
  renderInPage(
    <PopoverMenu
      label="Menu lainnya"
      icon={<svg />}
      entries={[
        { id: 'sign-in', label: 'Masuk', link: { to: '/login' } },
        { id: 'share', label: 'Bagikan Link', onSelect: onShare },
      ]}
    />,
  );

test('its button opens its entries without scripts', () => {
  const { container } = show();
  const panel = container.querySelector('[popover]');
  expect(panel?.id).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Menu lainnya' })).toHaveAttribute('popovertarget', panel?.id);
});

test('an entry follows a link or runs an action and closes the menu', async () => {
  const hide = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  show();
  await userEvent.click(screen.getByText('Bagikan Link'));
  expect(onShare).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText('Masuk'));
  expect(screen.getByTestId('current-path')).toHaveTextContent('/login');
  expect(hide).toHaveBeenCalledTimes(2);
});
