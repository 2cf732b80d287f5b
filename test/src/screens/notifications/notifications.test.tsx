import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MarkNotificationsReadDocument } from '../../../../src/__generated__/documents/mark-notifications-read';
import { MuteNotificationsDocument } from '../../../../src/__generated__/documents/mute-notifications';
import { NotificationSettingsScreenDocument } from '../../../../src/__generated__/documents/notification-settings-screen';
import { NotificationsScreenDocument } from '../../../../src/__generated__/documents/notifications-screen';
import { FakeEventSource } from '../../../support/browser/fake-event-source';
import { clearFlag, setFlag } from '../../../support/browser/session-flag';
import { answering, askedFor, failure, showPage } from '../../../support/browser/store-page';

const notification = (id: string, isRead: boolean, target: object | null = { type: 'ORDER', id: 'o1' }) => ({
  id,
  kind: 'ORDER',
  text: `Pesanan KS${id} sudah dikirim.`,
  target,
  isRead,
  createdAt: '2026-11-20T01:15:00Z',
});

beforeEach(() => setFlag());
afterEach(() => clearFlag());

describe('the list of notifications', () => {
  const show = (notifications: readonly object[]) =>
    showPage('/akun/notifikasi', [
      answering(NotificationsScreenDocument, () => ({ customer: { notifications } })),
      answering(MarkNotificationsReadDocument, () => ({ markNotificationsRead: { __typename: 'Done' } })),
    ]);

  test('without any shows a message, and marks nothing as read', async () => {
    const { execute } = await show([]);
    expect(await screen.findByText('Belum ada notifikasi')).toBeVisible();
    expect(askedFor(execute, MarkNotificationsReadDocument)).toEqual([]);
  });

  test('opens what each is about, and reads the newest unread one', async () => {
    const { execute } = await show([notification('3', true, null), notification('2', false), notification('1', false)]);
    const links = await screen.findAllByRole('link', { name: /KS/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 2 }, (): unknown => expect.stringMatching(/\/order\/o1\/detail\/$/)),
    );
    await waitFor(() => expect(askedFor(execute, MarkNotificationsReadDocument)).toEqual([{ until: '2' }]));
    expect(screen.getAllByText(/belum dibaca/)).toHaveLength(2);
  });

  test('shows new notifications while it is open, and keeps their badges during the visit', async () => {
    const uninstall = FakeEventSource.install();
    let entries = [notification('1', false)];
    const { execute } = await showPage('/akun/notifikasi', [
      answering(NotificationsScreenDocument, () => ({ customer: { notifications: entries } })),
      answering(MarkNotificationsReadDocument, () => ({ markNotificationsRead: { __typename: 'Done' } })),
    ]);
    await screen.findByText(/KS1/);
    entries = [notification('2', false), notification('1', true)];
    await act(async () => FakeEventSource.last().tellOfNotifications());
    expect(await screen.findByText(/KS2/)).toBeVisible();
    expect(screen.getAllByText(/belum dibaca/)).toHaveLength(2);
    await waitFor(() =>
      expect(askedFor(execute, MarkNotificationsReadDocument)).toEqual([{ until: '1' }, { until: '2' }]),
    );
    uninstall();
  });
});

describe('the settings of notifications', () => {
  const kinds = [
    { kind: 'ORDER', isMuted: false },
    { kind: 'CHAT', isMuted: true },
  ];
  const show = (pushSettings: object | null, mute?: () => typeof failure) =>
    showPage('/akun/pengaturan/notifikasi', [
      answering(NotificationSettingsScreenDocument, () => ({ customer: { pushSettings } })),
      answering(MuteNotificationsDocument, mute ?? (() => ({ muteNotifications: { __typename: 'Done' } }))),
    ]);

  test('of a store that sends none say so', async () => {
    await show(null);
    expect(await screen.findByText('Toko ini tidak mengirim notifikasi.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('explain what this browser does not support, and mute kinds for other devices', async () => {
    const { execute } = await show({ kinds });
    expect(await screen.findByText('Browser tidak mendukung notifikasi.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Status pesanan' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Pesan baru' })).not.toBeChecked();
    await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Status pesanan' })));
    expect(askedFor(execute, MuteNotificationsDocument)).toEqual([{ kind: 'ORDER', isMuted: true }]);
    await waitFor(() => expect(askedFor(execute, NotificationSettingsScreenDocument)).toHaveLength(2));
  });

  test('show a message if a kind cannot be changed', async () => {
    await show({ kinds }, () => failure);
    await act(async () => fireEvent.click(await screen.findByRole('checkbox', { name: 'Pesan baru' })));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Pesan baru' })).not.toBeChecked();
  });
});
