import { act, fireEvent, screen } from '@testing-library/react';
import type { Execute } from '../../../src/api/execute';
import type { ReportPresenceInput } from '../../../studio/__generated__/gql/graphql';
import { MeContext } from '../../../studio/app/me';
import { type Editor, EditorContext } from '../../../studio/editor/editor';
import { Colleagues } from '../../../studio/editor/presence/colleagues';
import { renderInRoom } from '../../support/studio/render-in-room';

type Person = { id: string; name: string; client: string; pointer: string };

const me = {
  __typename: 'Person' as const,
  id: 'me',
  email: 'sari@toko.test',
  name: 'Sari',
  language: 'EN' as const,
  hasSecondFactor: false,
  recoveryCodes: 0,
  stores: [],
};

let reports: ReportPresenceInput[];
let people: Person[] | 'failure' | 'none';
let opened: string[];
beforeEach(() => {
  [reports, people, opened] = [[], [], []];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const execute = (async (_document: unknown, { input }: { input: ReportPresenceInput }) => {
  reports.push(input);
  if (people === 'none') return new Promise(() => undefined);
  return people === 'failure'
    ? { ok: false, code: 'DOWN', requestId: '' }
    : { ok: true, data: { reportPresence: { __typename: 'Presence', people } } };
}) as unknown as Execute;

const editor = {
  codename: 'warung',
  place: '/components/0',
  document: { components: [{ name: 'Sayur' }], theme: {} },
  open: (place: string) => opened.push(place),
} as unknown as Editor;

const show = () =>
  renderInRoom(
    <MeContext value={{ me, reload: async () => undefined }}>
      <EditorContext value={editor}>
        <Colleagues onPresence={() => undefined} />
      </EditorContext>
    </MeContext>,
    { execute },
  );

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

test('alone, nobody is shown, also if the person has two tabs', async () => {
  people = [{ id: 'me', name: 'Sari', client: 'tab-2', pointer: '' }];
  await show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('each other person is shown once, with the part that they have open, which can be opened', async () => {
  people = [
    { id: 'budi', name: 'Budi', client: 'tab-3', pointer: '/components/0' },
    { id: 'budi', name: 'Budi', client: 'tab-4', pointer: '/theme' },
    { id: 'ani', name: 'Ani', client: 'tab-5', pointer: '/app/~look' },
  ];
  await show();
  expect(screen.getByRole('button', { name: '2 other people here: Budi, Ani' })).toBeInTheDocument();
  expect(screen.getByText('Ani: Look')).toBeInTheDocument();
  fireEvent.click(screen.getByText('Budi: Sayur'));
  expect(opened).toEqual(['/components/0']);
});

test('the initials of seven people are there, of which a narrow screen has three', async () => {
  const names = ['Ani', 'Budi Utomo', 'Citra', 'Dewi', 'Eka', 'Fajar', 'Gita', 'Hadi', 'Indah'];
  people = names.map((name) => ({ id: name, name, client: name, pointer: '' }));
  await show();
  const faces = [
    ...screen.getByRole('button', { name: /^9 other people here: Ani, / }).querySelectorAll('[translate] > *'),
  ];
  expect(faces.map(({ textContent }) => textContent)).toEqual(['A', 'BU', 'C', 'D', 'E', 'F', 'G', '+6', '+2']);
  // jsdom applies no media query.
  expect(faces.map((face) => getComputedStyle(face).display === 'none')).toEqual([
    ...Array<boolean>(3).fill(false),
    ...Array<boolean>(4).fill(true),
    false,
    true,
  ]);
});

test('the place is reported every 3 seconds by one name of the tab, and not while the page is hidden', async () => {
  await show();
  await pass(6_000);
  expect(reports).toHaveLength(3);
  expect(new Set(reports.map(({ client }) => client)).size).toBe(1);
  expect(reports[0]).toMatchObject({ codename: 'warung', pointer: '/components/0' });
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(9_000);
  expect(reports).toHaveLength(3);
  hidden.mockRestore();
});

test('a report waits for the answer to the one before', async () => {
  people = 'none';
  await show();
  await pass(9_000);
  expect(reports).toHaveLength(1);
});

test('who was there stays while reports fail', async () => {
  people = [{ id: 'budi', name: 'Budi', client: 'tab-3', pointer: '' }];
  await show();
  people = 'failure';
  await pass(3_000);
  expect(screen.getByText('Budi')).toBeInTheDocument();
  people = [];
  await pass(3_000);
  expect(screen.queryByText('Budi')).toBeNull();
});
