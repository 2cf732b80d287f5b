import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Execute, useExecute } from '../../../src/api/execute';
import { ToastProvider } from '../../../src/ui/feedback/toast-provider';
import { PeopleDocument } from '../../../studio/__generated__/documents/people';
import { ReportPresenceDocument } from '../../../studio/__generated__/documents/report-presence';
import { StoreScheduleDocument } from '../../../studio/__generated__/documents/store-schedule';
import { MeContext } from '../../../studio/app/me';
import { SignedOutProvider } from '../../../studio/sign-in/signed-out-provider';
import { createFacade, failure, InStudio, person } from '../../support/studio/render-studio';

let execute: Execute;
function Room() {
  execute = useExecute();
  return <p>Ruang</p>;
}

const report = () =>
  act(async () => execute(ReportPresenceDocument, { input: { codename: 'toko', client: 'c', pointer: '' } }));
const load = () => act(async () => void execute(PeopleDocument, { codename: 'toko', isOwner: true }));
const sheet = () => screen.queryByRole('dialog');

/** @param before is sent while the session lasts */
async function closeSheet({ before }: { before?: ReturnType<typeof lateSchedule> } = {}) {
  const facade = createFacade()
    .on(ReportPresenceDocument, () => failure('SIGNED_OUT'))
    .on(PeopleDocument, () => failure('SIGNED_OUT'));
  const me = person();
  await act(async () =>
    render(
      <InStudio facade={facade}>
        <MeContext value={{ me, reload: async () => undefined }}>
          <ToastProvider>
            <SignedOutProvider>
              <Room />
            </SignedOutProvider>
          </ToastProvider>
        </MeContext>
      </InStudio>,
    ),
  );
  before?.on(facade);
  await before?.send();
  await load();
  const close = await screen.findByRole('button', { name: 'Tutup' });
  await load();
  expect(facade.sentTo(PeopleDocument)).toHaveLength(1);
  await userEvent.click(close);
  return facade;
}

test('a closed sheet stays closed until the person acts, and presence reports never open it again', async () => {
  await closeSheet();
  expect(await report()).toMatchObject({ code: 'SIGNED_OUT' });
  await load();
  expect(sheet()).toBeNull();
  await userEvent.click(screen.getByText('Ruang'));
  expect(await report()).toMatchObject({ code: 'SIGNED_OUT' });
  expect(sheet()).toBeNull();
  await load();
  expect(sheet()).toBeVisible();
});

test('once a request was answered, a report opens the sheet of the next session that ends', async () => {
  const facade = await closeSheet();
  facade.on(PeopleDocument, () => ({ store: null }));
  await load();
  await act(
    async () => void execute(ReportPresenceDocument, { input: { codename: 'toko', client: 'c', pointer: '' } }),
  );
  expect(sheet()).toBeVisible();
});

/** A request whose answer comes when the test says so. */
function lateSchedule() {
  let answer: (answer: object) => void = () => undefined;
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  return {
    on: (facade: ReturnType<typeof createFacade>) => facade.on(StoreScheduleDocument, () => late),
    send: () => act(async () => void execute(StoreScheduleDocument, { codename: 'toko' })),
    answer: (data: object) => act(async () => answer(data)),
  };
}

test('an answer to what was requested before the session ended does not open a closed sheet', async () => {
  const schedule = lateSchedule();
  await closeSheet({ before: schedule });
  await schedule.answer({ store: null });
  await report();
  await load();
  expect(sheet()).toBeNull();
});

test('an answer to what was requested before the person acted does not open a closed sheet', async () => {
  const schedule = lateSchedule();
  schedule.on(await closeSheet());
  await schedule.send();
  await userEvent.click(screen.getByText('Ruang'));
  await schedule.answer(failure('SIGNED_OUT'));
  expect(sheet()).toBeNull();
  await load();
  expect(sheet()).toBeVisible();
});
