import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from '../../../../src/ui/dialog/sheet';
import { ImagePopup } from '../../../../src/ui/dialog/image-popup';
import { renderInPage } from '../../../support/browser/in-page';

const openSheet = () => {
  const onClose = jest.fn();
  renderInPage(
    <Sheet open title="Bagikan Link" onClose={onClose} footer={<button type="button">Salin</button>}>
      <p>Isi</p>
    </Sheet>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Bagikan Link' }) };
};

test('a closed sheet shows nothing', () => {
  renderInPage(
    <Sheet open={false} title="Bagikan Link" onClose={() => {}}>
      Isi
    </Sheet>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an open sheet is a modal dialog named by its title', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { dialog } = openSheet();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveTextContent('IsiSalin');
});

test('its handle requests to close it', async () => {
  const { onClose } = openSheet();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Escape requests to close it, and the owner decides', () => {
  const { onClose, dialog } = openSheet();
  const proceeds = fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(proceeds).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog).toBeVisible();
});

test('a tap beside the sheet requests to close it, a tap inside does not', async () => {
  const { onClose, dialog } = openSheet();
  await userEvent.click(screen.getByText('Isi'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('cancelling a file dialog inside the sheet does not close it', () => {
  const onClose = jest.fn();
  renderInPage(
    <Sheet open title="Foto" onClose={onClose}>
      <input type="file" aria-label="Foto" />
    </Sheet>,
  );
  fireEvent(screen.getByLabelText('Foto', { selector: 'input' }), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a popup picture has a name, a close button and a link', async () => {
  const onClose = jest.fn();
  renderInPage(<ImagePopup open onClose={onClose} image="popup/a.svg" title="Promo Jumat" link={{ to: '/promo' }} />);
  expect(screen.getByRole('dialog', { name: 'Promo Jumat' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Promo Jumat' })).toHaveAttribute('href', '/promo');
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
