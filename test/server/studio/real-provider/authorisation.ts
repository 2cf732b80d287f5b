import { buildSchema, type GraphQLObjectType } from 'graphql';
import { studioSdl } from '../../../../server/__generated__/studio-sdl';
import type { Role, Scope } from '../../../../provider/modules/staff/rights';
import type { StudioDocument } from '../../../support/server/studio-documents';
import type { StudioBrowser } from '../../../support/server/studio-fixture';
import { codesOf, type GivenStudio, signedIn, told } from './fixture';

const members: readonly (readonly [name: string, role: Role, scopes: readonly Scope[]])[] = [
  ['owner', 'owner', []],
  ['publisher', 'publisher', []],
  ['content', 'editor', ['content']],
  ['look', 'editor', ['look']],
  ['rules', 'editor', ['rules']],
  ['all', 'editor', ['content', 'look', 'rules']],
  ['viewer', 'viewer', []],
];
type Name = 'all' | 'content' | 'look' | 'owner' | 'publisher' | 'rules' | 'viewer';

const owners: readonly Name[] = ['owner'];
const publishers: readonly Name[] = [...owners, 'publisher'];
const editors: readonly Name[] = [...publishers, 'content', 'look', 'rules', 'all'];
const ofContent: readonly Name[] = [...publishers, 'content', 'all'];
const everybody = members.map(([name]) => name as Name);

const plan = '6f1c2f0e-4a57-4c39-9a3e-0a4e6f0f9d11';
const inPast = '2020-01-01T00:00:00Z';

const schema = buildSchema(studioSdl);

type Row = readonly [name: StudioDocument, variables: object, allowed: readonly Name[], answer: string];

/** Who may read each field, and its type. */
const reads: readonly Row[] = [
  ['store', {}, everybody, ''],
  ['draft', {}, everybody, 'Draft'],
  ['schedule', {}, everybody, 'Schedule'],
  ['history', {}, everybody, 'History'],
  ['revision', { number: 1 }, everybody, 'Revision'],
  ['revisionAt', { moment: '2026-12-05T00:00:00+07:00' }, everybody, 'RevisionAt'],
  ['members', {}, everybody, 'Members'],
  ['invitations', {}, owners, 'Invitations'],
  ['audit', {}, publishers, 'AuditPage'],
  ['pictures', {}, everybody, 'Pictures'],
  ['selling', {}, everybody, 'Selling'],
  ['preview', { revision: 1 }, everybody, ''],
  ['previewLinks', {}, everybody, 'PreviewLinks'],
  ['foundItems', { words: '' }, everybody, ''],
  ['item', { id: 'tidakada' }, everybody, ''],
];

/** Who may call each mutation, and what answers those who may: its type, or the code of a rule that is checked later. */
const writes: readonly Row[] = [
  ['discardDraft', {}, editors, 'Draft'],
  ['publishDraft', { version: 1 }, publishers, 'DRAFT_UNCHANGED'],
  ['scheduleDraft', { version: 1, from: inPast }, publishers, 'DRAFT_UNCHANGED'],
  ['moveScheduled', { plan, from: inPast }, publishers, 'SCHEDULE_OVER'],
  ['cancelScheduled', { plan }, publishers, 'SCHEDULE_OVER'],
  ['restoreRevision', { number: 1 }, publishers, 'Publication'],
  ['inviteMember', { email: 'baru@toko.test', role: 'VIEWER' }, owners, 'Invitation'],
  ['reportPresence', { client: 'tab-00001' }, everybody, 'Presence'],
  ['revokeInvitation', { id: 'i1' }, owners, 'NOT_FOUND'],
  ['savePicture', { picture: 'listimage/tidakada.webp', title: 'A' }, ofContent, 'NOT_FOUND'],
  ['deletePicture', { picture: 'listimage/tidakada.webp' }, ofContent, 'NOT_FOUND'],
  ['restorePicture', { picture: 'listimage/tidakada.webp' }, ofContent, 'NOT_FOUND'],
  ['sharePreview', { revision: 1 }, editors, 'PreviewLink'],
  ['revokePreview', { id: 'p1' }, everybody, 'NOT_FOUND'],
];

/** A field of each scope, one of none, and who may change it. */
const edits: readonly (readonly [pointer: string, value: unknown, allowed: readonly Name[]])[] = [
  ['name', 'Warung Baru', [...publishers, 'content', 'all']],
  ['color_custom', '#aa3355', [...publishers, 'look', 'all']],
  ['min_order_price', 12_345, [...publishers, 'rules', 'all']],
  ['short_link_host', 'x.test', publishers],
];

interface Draft {
  version: number;
  document: { app: object };
}

/** Those whose table needs more than a row, and those of a person without a store. */
const otherMutations = ['saveDraft', 'changeMember', 'removeMember'];
const ofNoStore = [
  'acceptInvitation',
  'changePassword',
  'cities',
  'confirmSecondFactor',
  'endSecondFactor',
  'endSessions',
  'enterCode',
  'joinStore',
  'me',
  'offer',
  'provinces',
  'renewRecoveryCodes',
  'saveProfile',
  'signIn',
  'signOut',
  'startSecondFactor',
];
const ofEveryMember = ['codename', 'membership', 'url'];

const fieldsOf = (type: string) => Object.keys((schema.getType(type) as GraphQLObjectType).getFields());

export function authorisation(given: GivenStudio) {
  test('every operation of the schema is in the matrix, or belongs to no store', () => {
    const rows = [...reads, ...writes].map(([name]) => name as string);
    const all = [...fieldsOf('Query'), ...fieldsOf('Mutation'), ...fieldsOf('Store')];
    expect([...rows, ...otherMutations, ...ofNoStore, ...ofEveryMember].sort()).toEqual(all.sort());
  });

  describe('who may do what', () => {
    const browsers = new Map<string, StudioBrowser>();
    const browserOf = (name: string) => browsers.get(name) ?? given().studio.browser();
    let victim: string;

    beforeAll(async () => {
      const { staff, studio } = given();
      await staff.forgetAll();
      for (const [name, role, scopes] of members) await staff.member(name, role, scopes);
      await staff.member('other', 'owner', [], 'toko');
      const removed = await staff.member('removed', 'owner');
      victim = (await staff.member('victim', 'viewer')).uid;
      for (const name of [...everybody, 'other', 'removed']) browsers.set(name, await signedIn(studio, name));
      await staff.database.query('delete from memberships where staff_id = $1', [removed.id]);
    });
    const discard = () => given().staff.provider.modules.stores.drafts.discard('warung');
    beforeEach(discard);

    const read = async (name: string, [field, variables]: Row, codename = 'warung') =>
      browserOf(name).send(field, { codename, ...variables });
    const write = async (name: string, [field, variables]: Row, codename = 'warung') =>
      browserOf(name).send(field, { input: { codename, ...variables } });

    const answerOf = (data: unknown) => {
      const { __typename, code } = (data ?? {}) as { __typename?: string; code?: string };
      return code ?? __typename ?? '';
    };
    const resultOf = async (name: string, row: Row) => {
      const answer = await write(name, row);
      return answer.body.data ? answerOf(answer.body.data[row[0]]) : codesOf(answer).join();
    };

    async function edit(name: string, field: string, value: unknown) {
      await discard();
      const { body } = await browserOf(name).send('draft', { codename: 'warung' });
      const { version, document } = (body.data?.store as { draft: Draft }).draft;
      const changed = { ...document, app: { ...document.app, [field]: value } };
      return answerOf(await browserOf(name).mutate('saveDraft', { codename: 'warung', version, document: changed }));
    }

    const verdicts = async (allowed: readonly Name[], answer: string, ask: (name: Name) => Promise<string>) => {
      for (const name of everybody)
        expect([name, await ask(name)]).toEqual([name, allowed.includes(name) ? answer : 'NOT_ALLOWED']);
    };

    test.each(reads)('reading %s', async (...row) => {
      const [field, , allowed, answer] = row;
      await verdicts(allowed, answer, async (name) => {
        const store = (await read(name, row)).body.data?.store as Record<string, unknown>;
        return field === 'store' ? '' : answerOf(store[field]);
      });
    });

    test.each(writes)('%s', async (...row) => {
      const [, , allowed, answer] = row;
      await verdicts(allowed, answer, (name) => resultOf(name, row));
    });

    test.each(edits)('saving %s', async (field, value, allowed) => {
      await verdicts(allowed, 'Draft', (name) => edit(name, field, value));
    });

    test('changing and removing a member', async () => {
      const change: Row = ['changeMember', { id: victim, role: 'EDITOR', scopes: ['RULES'] }, owners, 'Done'];
      await verdicts(owners, 'Done', (name) => resultOf(name, change));
      const remove: Row = ['removeMember', { id: victim }, owners, 'Done'];
      for (const name of [...everybody].reverse())
        expect([name, await resultOf(name, remove)]).toEqual([name, name === 'owner' ? 'Done' : 'NOT_ALLOWED']);
    });

    /** What `warung` answers to somebody who is no member is what a store answers that does not exist. */
    describe.each(['other', 'removed'])('for %s, who is no member', (name) => {
      test.each(reads)('reading %s tells nothing', async (...row) => {
        const missing = await read(name, row, 'tidakada');
        expect(missing.body).toEqual({ data: { store: null } });
        expect(told(await read(name, row))).toEqual(told(missing));
      });

      const more: readonly Row[] = [
        ...writes,
        ['saveDraft', { version: 1, document: {} }, [], ''],
        ['changeMember', { id: 's1', role: 'VIEWER' }, [], ''],
        ['removeMember', { id: 's1' }, [], ''],
      ];
      test.each(more)('%s tells nothing', async (...row) => {
        const missing = await write(name, row, 'tidakada');
        expect(codesOf(missing)).toEqual(['NOT_FOUND']);
        expect(told(await write(name, row))).toEqual(told(missing));
      });
    });

    test('without a session, every operation of a store is SIGNED_OUT', async () => {
      const stranger = given().studio.browser();
      const answers = [
        ...(await Promise.all(
          reads.map(([field, variables]) => stranger.send(field, { codename: 'warung', ...variables })),
        )),
        ...(await Promise.all(
          writes.map(([field, variables]) => stranger.send(field, { input: { codename: 'warung', ...variables } })),
        )),
      ];
      expect(new Set(answers.map((answer) => codesOf(answer).join()))).toEqual(new Set(['SIGNED_OUT']));
    });

    test('a codename that no store can have is refused as input, or is no store', async () => {
      for (const codename of ['..', '.', '', '../sign-out', 'a/b', '%2e%2e']) {
        expect((await read('owner', ['draft', {}, [], ''], codename)).body).toEqual({ data: { store: null } });
        const [code] = codesOf(await write('owner', ['discardDraft', {}, [], ''], codename));
        expect(['BAD_INPUT', 'NOT_FOUND']).toContain(code);
      }
    });
  });
}
