import { screen } from '@testing-library/react';
import type { ThreadMessage } from '../../../../src/features/chat/selectors';
import { MessageBubble } from '../../../../src/screens/chat/message-bubble';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';

const message: ThreadMessage = {
  id: '17',
  kind: 'PICTURE',
  isOwn: true,
  text: '',
  url: null,
  sentAt: '2026-11-23T07:05:00Z',
  idempotencyKey: null,
  item: null,
};

test('a picture of a message is requested from its private URL, not from that of public pictures', () => {
  renderInStore(<MessageBubble message={message} readUntil={null} onOpenPicture={() => {}} />, testStore());
  const picture = screen.getByRole('button', { name: 'Lihat gambar' }).querySelector('img');
  expect(picture).toHaveAttribute('src', '/chat/picture/17');
  expect(picture?.srcset).not.toContain('/images/');
});
