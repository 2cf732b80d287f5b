import { render } from '@testing-library/react';
import messages from '../../../../src/__generated__/messages/id';
import { OpeningNote, type OpeningNoteProps } from '../../../../src/features/catalogue/opening-note';
import { MessagesProvider } from '../../../../src/i18n/use-messages';

const note = (hours: OpeningNoteProps['hours']) =>
  render(
    <MessagesProvider locale="id" messages={messages}>
      <OpeningNote hours={hours} />
    </MessagesProvider>,
  ).container.textContent;

test('an item sold while closed shows when it is sent, then when it opens, and no line begins with the dot', () => {
  const opensAt = '2026-11-26T02:00:00Z';
  expect(note({ isSold: true, note: 'Dikirim setelah toko buka', opensAt })).toMatch(
    /^Dikirim setelah toko buka\u00a0· Buka lagi /,
  );
});

test('an item that is not sold now shows only when it opens', () => {
  expect(note({ isSold: false, note: 'Dikirim setelah toko buka', opensAt: '2026-11-26T02:00:00Z' })).toMatch(
    /^Buka lagi /,
  );
});
