import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { OnDemand } from '../../../../src/ui/feedback/on-demand';
import { lazyComponent } from '../../../../src/lazy/lazy-component';
import { expectConsole } from '../../../support/setup/expect-console';
import { renderInPage } from '../../../support/browser/in-page';

const Part = ({ open }: { open: boolean }) => (open ? <p>the sheet</p> : null);
const fault = 'Ada gangguan di toko ini. Coba lagi sebentar lagi.';

function Opener({ load }: { load: () => Promise<{ default: typeof Part }> }) {
  const [Lazy] = useState(() => lazyComponent(load));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      <OnDemand needed={open} onFail={() => setOpen(false)}>
        <Lazy open={open} />
      </OnDemand>
    </>
  );
}
const tap = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Buka' })));

beforeEach(() => {
  globalThis.reportError = jest.fn();
});

test('nothing loads before it is needed', () => {
  const load = jest.fn();
  renderInPage(<Opener load={load} />);
  expect(load).not.toHaveBeenCalled();
});

test('a failed load shows one message and is retried on the next tap', async () => {
  expectConsole('error', /could not be loaded/);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: Part });
  renderInPage(<Opener load={load} />);
  await tap();
  expect(screen.getByRole('status')).toHaveTextContent(fault);
  expect(globalThis.reportError).toHaveBeenCalledTimes(1);
  now.mockReturnValue(2_000);
  await tap();
  expect(screen.getByText('the sheet')).toBeVisible();
});
