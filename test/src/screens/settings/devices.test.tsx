import { act, fireEvent, screen, within } from '@testing-library/react';
import { DevicesScreenDocument } from '../../../../src/__generated__/documents/devices-screen';
import { EndSessionsDocument } from '../../../../src/__generated__/documents/end-sessions';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

const session = (id: string, device: string, isCurrent = false) => ({
  ...{ id, device, isCurrent },
  ...{ startedAt: '2026-11-20T01:15:00Z', seenAt: '2026-11-21T14:47:00Z' },
});
const own = session('s1', 'Chrome, Android', true);
const other = session('s2', 'Firefox, Windows');

const show = (sessions: readonly object[], end: () => object = () => ({ endSessions: { __typename: 'Done' } })) =>
  showPage('/akun/pengaturan/perangkat', [
    answering(DevicesScreenDocument, () => ({ customer: { sessions } })),
    answering(EndSessionsDocument, end),
  ]);
const tap = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

beforeEach(() => setFlag());
afterEach(() => clearFlag());

test('the only device is this one, and no session can be ended', async () => {
  await show([own]);
  expect(await screen.findByText('Perangkat ini')).toBeVisible();
  expect(screen.getByText('Akun kamu hanya masuk di perangkat ini.')).toBeVisible();
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([]);
});

test('another device has its name, its times and a way to end it; one without a name says so', async () => {
  await show([own, other, session('s3', '')]);
  const rows = await screen.findAllByRole('listitem');
  const texts = rows.map((row) => row.textContent).filter((text) => text?.includes('Masuk'));
  expect(texts[1]).toMatch(/Firefox, WindowsMasuk 20 Nov 2026.*Terakhir dipakai 21 Nov 2026.*Keluarkan/);
  expect(texts[2]).toContain('Perangkat tidak dikenal');
});

test('a session on another device is ended after confirmation, and the list is reloaded', async () => {
  const { execute } = await show([own, other]);
  await tap('Keluarkan Firefox, Windows');
  expect(screen.getByRole('alertdialog', { name: 'Keluarkan perangkat ini?' })).toBeVisible();
  await tap('BATAL');
  expect(askedFor(execute, EndSessionsDocument)).toEqual([]);
  await tap('Keluarkan Firefox, Windows');
  await tap('YA');
  expect(askedFor(execute, EndSessionsDocument)).toEqual([{ session: 's2' }]);
  expect(await screen.findByText('Perangkat sudah dikeluarkan')).toBeVisible();
  expect(askedFor(execute, DevicesScreenDocument)).toHaveLength(2);
});

test('ends all other sessions with one tap', async () => {
  const { execute } = await show([own, other]);
  await tap('Keluarkan semua perangkat lain');
  await tap('YA');
  expect(askedFor(execute, EndSessionsDocument)).toEqual([{ session: null }]);
});

test('a failure shows a dialog, and the button works again', async () => {
  const { execute } = await show([own, other], () => failure);
  await tap('Keluarkan Firefox, Windows');
  await tap('YA');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Jawabannya terlalu lama');
  await tap('OK');
  await tap('Keluarkan Firefox, Windows');
  await tap('YA');
  expect(askedFor(execute, EndSessionsDocument)).toHaveLength(2);
});
