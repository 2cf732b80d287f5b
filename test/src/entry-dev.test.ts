import { waitFor } from '@testing-library/react';
import '../../src/entry-dev';

test('shows one overlay of build errors, in the top layer', async () => {
  const showPopover = jest.fn();
  const overlay = Object.assign(document.createElement('iframe'), {
    id: 'webpack-dev-server-client-overlay',
    showPopover,
    popover: null,
  });
  document.body.append(document.createElement('p'), overlay);
  await waitFor(() => expect(showPopover).toHaveBeenCalledTimes(1));
  expect(overlay.popover).toBe('manual');
  document.body.append(document.createElement('p'));
  await new Promise(requestAnimationFrame);
  expect(showPopover).toHaveBeenCalledTimes(1);
});
