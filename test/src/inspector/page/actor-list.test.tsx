import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActorList } from '../../../../src/inspector/page/actor-list';
import { emptySession, type Session } from '../../../../src/inspector/page/session';
import { actorOf, recordOf } from '../../../support/browser/inspector-records';

const onChoose = jest.fn();
const show = (session: Partial<Session>) =>
  render(
    <ActorList
      session={{ ...emptySession, ...session }}
      position={null}
      chosen={null}
      onChoose={onChoose}
      onDrawer={() => undefined}
    />,
  );

const tabs = [{ tab: 't1', path: '/warung/cart', sends: false }];
const actors = [actorOf('a'), actorOf('b', { name: 'voucher', active: ['voucher', 'voucher.empty'] })];
const ended = recordOf(1, { actor: 'b', active: ['voucher', 'voucher.applied'], status: 'done' });

test('ended flows are collapsed and can still be opened', async () => {
  show({ tabs, actors, records: [ended] });
  expect(screen.getByRole('button', { name: 'cart shown' })).toBeVisible();
  const voucher = screen.getByText('voucher');
  expect(voucher).not.toBeVisible();
  await userEvent.click(screen.getByText('Ended'));
  expect(voucher).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /applied \(done\)/ }));
  expect(onChoose).toHaveBeenLastCalledWith('b');
});

test('a recording of closed pages collapses nothing', () => {
  show({ actors, records: [ended] });
  expect(screen.getByText('A page that is closed')).toBeVisible();
  const group = within(screen.getByRole('group'));
  expect(group.getByText('cart')).toBeVisible();
  expect(group.getByText('voucher')).toBeVisible();
});
