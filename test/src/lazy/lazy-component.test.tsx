import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Boundary } from '../../../src/ui/feedback/boundary';
import { lazyComponent } from '../../../src/lazy/lazy-component';
import { expectConsole } from '../../support/setup/expect-console';

const Part = () => <p>the part</p>;

const show = (Lazy: ReturnType<typeof lazyComponent>) =>
  render(
    <Boundary resetKey="one" report={() => {}} fallback={(retry) => <button onClick={retry}>again</button>}>
      <Suspense fallback="loading">
        <Lazy />
      </Suspense>
    </Boundary>,
  );

test('a loaded part renders without a fallback', async () => {
  const Lazy = lazyComponent(async () => ({ default: Part }));
  await Lazy.preload();
  const { container } = show(Lazy);
  expect(container.textContent).toBe('the part');
});

test('a part shows its fallback until it is loaded', async () => {
  await act(async () => show(lazyComponent(async () => ({ default: Part }))));
  expect(screen.getByText('the part')).toBeTruthy();
});

test('a failed preload rejects', async () => {
  const Lazy = lazyComponent(() => Promise.reject(new Error('offline')));
  await expect(Lazy.preload()).rejects.toThrow('could not be loaded');
});

test('a part whose code failed to load can be retried', async () => {
  expectConsole('error', /could not be loaded/);
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Part });
  await act(async () => show(lazyComponent(load)));
  const again = screen.getByRole('button', { name: 'again' });
  expect(load).toHaveBeenCalledTimes(1);
  jest.spyOn(Date, 'now').mockReturnValue(60_000);
  await act(async () => again.click());
  expect(await screen.findByText('the part')).toBeTruthy();
});
