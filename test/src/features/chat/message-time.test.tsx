import { useMessageTime } from '../../../../src/features/chat/message-time';
import { renderInStore } from '../../../support/browser/render-in-store';
import { testStore } from '../../../support/browser/test-store';
import { setVisitorZone } from '../../../support/setup/visitor-zone';

const Times = ({ moment }: { moment: string }) => {
  const { shortOf, timeOf, dayNameOf } = useMessageTime();
  return [shortOf(moment), timeOf(moment), dayNameOf(moment)].join(' | ');
};

setVisitorZone('Asia/Jakarta');
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T03:00:00Z') }));
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-24T02:59:00Z', '09:59 | 09:59 | Hari ini'],
  ['2026-11-23T17:00:00Z', '00:00 | 00:00 | Hari ini'],
  ['2026-11-23T16:59:00Z', '11/23 | 23:59 | Kemarin'],
  ['2026-11-22T16:59:00Z', '11/22 | 23:59 | Minggu, 22 November 2026'],
  ['2026-01-05T03:04:00Z', '01/05 | 10:04 | Senin, 5 Januari 2026'],
  ['2025-11-24T03:04:00Z', '11/24 | 10:04 | Senin, 24 November 2025'],
])('a message of %s is shown as %s', (moment, shown) => {
  const { container } = renderInStore(<Times moment={moment} />, testStore());
  expect(container).toHaveTextContent(shown);
});
