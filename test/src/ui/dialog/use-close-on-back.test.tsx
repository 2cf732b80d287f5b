import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { useCloseOnBack } from '../../../../src/ui/dialog/use-close-on-back';

const onClose = jest.fn();

function Layer() {
  useCloseOnBack(true, onClose);
  return null;
}

const settle = () => act(() => Promise.resolve());

test('a layer that is open from the beginning stays open in development too', async () => {
  const back = jest.spyOn(history, 'back');
  render(
    <StrictMode>
      <Layer />
    </StrictMode>,
  );
  await settle();
  expect(back).not.toHaveBeenCalled();
  const closed = new Promise((resolve) => onClose.mockImplementation(resolve));
  history.back();
  await act(() => closed);
});

test('a layer that takes the place of another one stays open', async () => {
  const back = jest.spyOn(history, 'back');
  const { rerender, unmount } = render(<Layer key="first" />);
  rerender(<Layer key="second" />);
  await settle();
  expect(back).not.toHaveBeenCalled();
  unmount();
  await settle();
  expect(back).toHaveBeenCalledTimes(1);
});
