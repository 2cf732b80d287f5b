import { act, render, screen } from '@testing-library/react';
import { useCloseOnBack } from '../../../src/ui/dialog/use-close-on-back';
import { holdLayers } from '../../../studio/preview-agent/hold-layers';

const Layer = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  useCloseOnBack(isOpen, onClose);
  return isOpen && <p>Layer</p>;
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeAll(() => {
  history.replaceState({ key: 'home' }, '', '/warung/');
  holdLayers(window);
});

test('a layer opens, closes and opens again without an entry of the history', async () => {
  const entries = history.length;
  const onClose = jest.fn();
  const { rerender, unmount } = render(<Layer isOpen onClose={onClose} />);
  expect([history.length, history.state]).toEqual([entries, { key: 'home', layer: 1 }]);
  rerender(<Layer isOpen={false} onClose={onClose} />);
  await settle();
  expect([history.length, history.state, location.pathname]).toEqual([entries, { key: 'home' }, '/warung/']);
  rerender(<Layer isOpen onClose={onClose} />);
  await settle();
  screen.getByText('Layer');
  expect([history.length, onClose.mock.calls]).toEqual([entries, []]);
  unmount();
  await settle();
});

test('going back closes the layer, and then leaves the page', async () => {
  const entries = history.length;
  history.pushState({ key: 'promo' }, '', '/warung/m/promo');
  expect([history.length, history.state]).toEqual([entries + 1, { key: 'promo' }]);
  const onClose = jest.fn();
  render(<Layer isOpen onClose={onClose} />);
  history.back();
  await settle();
  expect([onClose.mock.calls.length, location.pathname]).toEqual([1, '/warung/m/promo']);
  history.back();
  await settle();
  expect([location.pathname, history.state]).toEqual(['/warung/', { key: 'home' }]);
});
