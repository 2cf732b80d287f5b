import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '../../../../studio/editor/editor';
import { documentOf, preparePublishing, publishNow, refusal, show, weighPage, world } from './publish-double';

jest.mock('../../../../studio/editor/publish/weigh-page', () => ({
  weighPage: (path: string) => weighPage(path),
}));

preparePublishing();

test('a field with an error stops the publication and leads to its form', async () => {
  await show({
    draft: {
      issues: [{ pointer: '/components/0/attr1', code: 'TOO_LONG', params: { limit: 20 }, reason: 'too long' }],
    },
  });
  expect(await publishNow()).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: /^Text “Sayur” › Text content: / }));
  expect(world.opened).toEqual(['/components/0']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a store in which nobody can buy is not published', async () => {
  const issue = {
    level: 'ERROR',
    code: 'KIND_STUCK',
    params: { kind: 'goods', why: 'NO_PAYMENT' },
    pointer: '/app/payment_options',
  };
  await show({ selling: [issue] });
  await screen.findByText('Nobody can order goods: no payment method pays for it.');
  expect(await publishNow()).toHaveProperty('disabled', true);
});

test('a role that does not publish sees the changes and no way to publish', async () => {
  await show({}, { role: 'EDITOR' });
  await screen.findByText('Store name: from “Warung” to “Warung Baru”.');
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

describe('taking back all changes', () => {
  const answer = async (name: string) => {
    const change = jest.fn();
    await show({}, { change });
    await userEvent.click(await screen.findByRole('button', { name: 'Take back all changes' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name }));
    return change;
  };

  test('makes the draft what customers see, as one step, and closes the sheet', async () => {
    const change = await answer('Take back all changes');
    expect(change.mock.calls).toEqual([[[{ op: 'replace', path: '', value: documentOf('Warung') }]]]);
    expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
    await screen.findByText(/^The draft is the store as customers see it\./);
  });

  test('is asked first', async () => {
    const change = await answer('Keep them');
    expect(change).not.toHaveBeenCalled();
    expect(await publishNow()).toHaveProperty('disabled', false);
  });

  test('is not for those who may not change everything', async () => {
    await show({}, { mayChange: () => false });
    await publishNow();
    expect(screen.queryByRole('button', { name: 'Take back all changes' })).toBeNull();
  });
});

test.each([
  [null, null],
  ['/', 'http://localhost/'],
  ['https://warung.example/', 'https://warung.example/'],
])('the store at %j opens at %j', async (url, href) => {
  await show({ url });
  await userEvent.click(await publishNow());
  await screen.findByText('It is live');
  expect(screen.queryByRole('link', { name: /Open the store/ })?.getAttribute('href') ?? null).toBe(href);
});

test('without a draft there is nothing to publish', async () => {
  await show({ draft: { version: 7 } });
  await screen.findByText(/This draft is the same/);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('what is typed is saved before the review is loaded', async () => {
  await show({}, { saving: 'waiting' });
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test.each<[saving: Editor['saving'], hint: RegExp]>([
  ['offline', /^There is no internet\. When the connection is back/],
  ['signed-out', /tap Sign in at the top/],
  ['failed', /the top of the editor says why/],
])('what is typed while saving is %s is not left out of a publication, and why is said', async (saving, hint) => {
  await show({}, { saving });
  await screen.findByText('Your last change is not saved yet');
  await screen.findByText(hint);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

const conflict = { pointer: '/app/name', base: 'A', kept: 'B', other: 'C', by: 'Rina' };

test('a field that two people changed is decided before the draft is published', async () => {
  await show({}, { conflicts: [conflict] });
  await screen.findByText(/tap Decide at the top/);
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull();
});

test('a role that does not publish sees the changes while a field is undecided', async () => {
  await show({}, { role: 'VIEWER', conflicts: [conflict] });
  await screen.findByText('Store name: from “Warung” to “Warung Baru”.');
});

test('a draft that somebody changed meanwhile is shown again with the reason', async () => {
  await show({ publish: refusal('DRAFT_CHANGED') });
  await userEvent.click(await publishNow());
  await screen.findByText(/This is its newest content/);
  expect(await publishNow()).toHaveProperty('disabled', false);
});

test('a publication whose answer and look-up were both lost can be looked up again', async () => {
  await show({ lost: 2 });
  await userEvent.click(await publishNow());
  await userEvent.click(await screen.findByText('Try again'));
  expect(await publishNow()).toHaveProperty('disabled', false);
});

test('a double tap publishes once with the message, and undo restores what was live before', async () => {
  const sent = await show();
  await userEvent.type(await screen.findByLabelText(/Message for the history/), 'Nama baru');
  await userEvent.dblClick(await publishNow());
  await screen.findByText('It is live');
  expect(sent).toEqual([{ codename: 'warung', version: -3, message: 'Nama baru' }]);
  await userEvent.click(screen.getByRole('button', { name: /Undo/ }));
  await screen.findByText('Back to how it was');
  expect(sent[1]).toEqual({ codename: 'warung', number: 7, current: 8 });
});

test('a schedule needs a time, which is that of Jakarta', async () => {
  const sent = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('Choose the date.');
  expect(sent).toEqual([]);
  const [proposal] = screen.getAllByRole('button', { name: /WIB/ });
  if (!proposal) throw new Error('No time is proposed');
  await act(async () => proposal.click());
  await userEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await screen.findByText('It is scheduled');
  expect(sent).toEqual([
    { codename: 'warung', version: -3, message: '', until: null, from: expect.stringMatching(/T(11|23):00:00.000Z$/) },
  ]);
});
