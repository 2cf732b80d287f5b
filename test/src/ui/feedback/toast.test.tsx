import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { toastDurations, useToast } from '../../../../src/ui/feedback/use-toast';
import { renderInPage } from '../../../support/browser/in-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Trigger = ({ duration }: { duration?: number }) => {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Link berhasil dicopy!', duration)}>
      Salin
    </button>
  );
};
const tap = () => fireEvent.click(screen.getByRole('button', { name: 'Salin', hidden: true }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const opacity = () => getComputedStyle(screen.getByRole('status')).opacity;

test('durations are those of the specification, except one too short to read', () => {
  expect(toastDurations).toEqual({ normal: 2000, validation: 3000, minimumOrder: 5000, shell: 5000 });
});

test('the live region exists before its first text', () => {
  renderInPage(<Trigger />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  [undefined, 2000],
  [toastDurations.validation, 3000],
  [toastDurations.minimumOrder, 5000],
])('a toast of %s ms is visible for %d ms', (duration, seen) => {
  renderInPage(<Trigger duration={duration} />);
  tap();
  expect(screen.getByRole('status')).toHaveTextContent('Link berhasil dicopy!');
  pass(seen - 1);
  expect(opacity()).toBe('1');
  pass(1);
  expect(opacity()).toBe('0');
});

test('a short toast stays in the live region for 3 seconds', () => {
  renderInPage(<Trigger duration={300} />);
  tap();
  pass(300);
  pass(2699);
  expect(screen.getByRole('status')).toHaveTextContent('Link berhasil dicopy!');
  pass(1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a second toast restarts the time', () => {
  renderInPage(<Trigger />);
  tap();
  pass(1500);
  tap();
  pass(1500);
  expect(opacity()).toBe('1');
});

test('a toast over an open dialog is inside it, because the rest of the page is inert', () => {
  renderInPage(
    <Sheet open title="Bagikan Link" onClose={() => {}}>
      <Trigger />
    </Sheet>,
  );
  tap();
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Link berhasil dicopy!'));
});

test('a toast is visible on the page if its dialog closes at the same time', async () => {
  function Closing() {
    const toast = useToast();
    const [open, setOpen] = useState(true);
    const finish = () => {
      toast('Jadwal dipindah', toastDurations.shell);
      setOpen(false);
    };
    return (
      <Sheet open={open} title="Pindah Jadwal" onClose={() => {}}>
        <button type="button" onClick={finish}>
          Salin
        </button>
      </Sheet>
    );
  }
  renderInPage(<Closing />);
  tap();
  expect(screen.getByText('Jadwal dipindah').closest('dialog')).toBeNull();
});
