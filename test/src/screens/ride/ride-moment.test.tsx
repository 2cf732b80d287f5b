import { act, fireEvent, screen } from '@testing-library/react';
import { rememberEnds, showRide } from '../../../support/browser/ride-screen';
import { waiting, rideAnswers } from '../../../support/browser/rides';
import { prepareRide } from '../../../support/browser/prepare-ride';
import { showPage } from '../../../support/browser/store-page';
import { setVisitorZone } from '../../../support/setup/visitor-zone';

setVisitorZone('Asia/Jakarta');
prepareRide();

async function tap(name: string) {
  const radio = await screen.findByRole('radio', { name });
  await act(async () => radio.click());
}

async function chooseMoment(timeZone: string) {
  rememberEnds();
  // It is already 2 March in Jayapura.
  jest.useFakeTimers({ now: Date.parse('2027-03-01T16:00:00Z'), advanceTimers: true });
  await showRide({ page: { isCall: true, timeZone } });
  await tap('Pilih waktu');
}

test('a call-out has a day and time of its store, which are also shown in the visitor’s zone', async () => {
  await chooseMoment('Asia/Jayapura');
  expect(screen.getByLabelText('Tanggal')).toHaveAttribute('min', '2027-03-02');
  expect(screen.getByLabelText('Tanggal')).toHaveValue('2027-03-02');
  expect(screen.getByText('Waktu setempat (WIT)')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Jam'), { target: { value: '09:30' } });
  expect(screen.getByText('09.30 WIT')).toBeVisible();
  expect(screen.getByText('Sel, 2 Mar, 07.30 waktu kamu')).toBeVisible();
});

test('the zone of a call-out is not named if the visitor has the same', async () => {
  await chooseMoment('Asia/Pontianak');
  expect(screen.getByLabelText('Tanggal')).toHaveAttribute('min', '2027-03-01');
  fireEvent.change(screen.getByLabelText('Jam'), { target: { value: '23:30' } });
  expect(screen.queryByText(/WIB|setempat|waktu kamu/)).toBeNull();
});

test('a call-out ordered for later shows the chosen time', async () => {
  const scheduledAt = '2027-03-02T00:30:00Z';
  const progress = { ...waiting, searchesAt: '2027-03-02T00:00:00Z' };
  await showPage(
    '/order/o1/detail/',
    rideAnswers(() => ({ progress, isCall: true, scheduledAt })),
  );
  const live = await screen.findByRole('region', { name: 'Perjalanan' });
  expect(live).toHaveTextContent('Sudah dijadwalkan');
  expect(live).toHaveTextContent('Selasa, 2 Maret 202709.30 WIT');
  expect(live).toHaveTextContent('07.30 waktu kamu');
  expect(live).toHaveTextContent('Pengemudi dicari mulai Sel, 2 Mar 09.00 WIT');
});
