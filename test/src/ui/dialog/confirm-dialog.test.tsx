import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { ConfirmDialog } from '../../../../src/ui/dialog/confirm-dialog';

const never = new Promise<never>(() => undefined);

function Page({ waits, onNo }: { waits: boolean; onNo: () => void }) {
  return (
    <Suspense fallback="Memuat">
      <ConfirmDialog open text="Keluar?" no="CANCEL" yes="YES" onNo={onNo} onYes={() => undefined} />
      {waits && <Waits />}
    </Suspense>
  );
}

function Waits(): null {
  use(never);
  return null;
}

test('a question hidden with its page stays unanswered', async () => {
  const onNo = jest.fn();
  const { rerender } = render(<Page waits={false} onNo={onNo} />);
  expect(screen.getByRole('alertdialog', { name: 'Keluar?' })).toBeVisible();
  await act(async () => rerender(<Page waits onNo={onNo} />));
  expect(screen.getByText('Memuat')).toBeVisible();
  expect(onNo).not.toHaveBeenCalled();
});
