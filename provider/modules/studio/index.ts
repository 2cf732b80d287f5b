import { Refused } from '../../errors/refusal';
import { orNotFound } from '../../errors/call-errors';
import type { SignedInStaff } from '../../staff';
import type { StoreDocument } from '../../store-check/store-document';
import type { Deps } from '../deps';
import type { Catalogue } from '../catalogue';
import type { Staff } from '../staff';
import type { AuditAction } from '../staff/queries/audit';
import { may, type StaffOperation } from '../staff/rules/permissions';
import type { Stores } from '../stores';
import type { Allow } from '../stores/rules/drafts';
import type { AtEnd } from '../stores/rules/change-store';
import type { Times } from '../stores/rules/publish';
import { createPictures } from './rules/pictures';
import { createSellingRules, unlessBroken } from './rules/selling';
import { createPresence } from './queries/presence';
import { createPreviews } from './previews';
import { draftReply, historyReply, publishedReply, scheduledReply, sellingReply } from './reply';

interface DraftInput {
  version: number;
  document: StoreDocument;
  decided?: readonly string[];
}

/** What the people of a store do with its draft and its revisions: each call checks their rights and is audited. */
export function createStudioModule(
  deps: Pick<Deps, 'database' | 'now' | 'blobs' | 'studio'>,
  { stores, catalogue: { selling }, staff: people }: { stores: Stores; catalogue: Catalogue; staff: Staff },
) {
  const { now } = deps;
  const { drafts, publishing, revisions } = stores;
  const { access, audit } = people;
  const presence = createPresence(deps.database);
  const rules = createSellingRules({ stores, selling, now });

  const auditing =
    (staff: SignedInStaff, action: AuditAction, detail: object = {}): AtEnd =>
    (transaction, storeId) =>
      audit.add(transaction, { action, by: staff.id, storeId, detail }, now());

  const changeBy = ({ name }: SignedInStaff, message = '') => ({ author: name, ...(message && { message }) });

  /**
   * Editors may change what is within their scopes. Saves of one person in a row are one entry of the audit for each part
   * of the document.
   */
  async function allowing(staff: SignedInStaff, codename: string, action: 'draft_changed' | 'draft_discarded') {
    const membership = await access.require(staff, codename, 'edit');
    const allow: Allow = async (transaction, { storeId, changed, parts }) => {
      if (!may(membership, 'edit', changed)) throw new Refused('NOT_ALLOWED');
      if (changed.length === 0) return;
      const run = await audit.newestRun(transaction, storeId, action, staff.id);
      const added = action === 'draft_changed' ? parts.filter((part) => !run.parts.has(part)) : [];
      if (run.entries > 0 && added.length === 0) return;
      await auditing(staff, action, added.length > 0 ? { parts: added } : {})(transaction, storeId);
    };
    return allow;
  }

  const allowed = async <T>(
    staff: SignedInStaff,
    codename: string,
    operation: StaffOperation,
    work: () => Promise<T>,
  ) => {
    await access.require(staff, codename, operation);
    return unlessBroken(work());
  };

  return {
    pictures: createPictures(deps, { access, audit }),
    previews: createPreviews(deps, people),

    read: (staff: SignedInStaff, codename: string) =>
      allowed(staff, codename, 'read', async () => draftReply(await drafts.open(codename))),

    async save(staff: SignedInStaff, codename: string, input: DraftInput) {
      const allow = await allowing(staff, codename, 'draft_changed');
      return draftReply(await drafts.save(codename, { ...input, author: staff.name }, allow));
    },

    async discard(staff: SignedInStaff, codename: string) {
      const allow = await allowing(staff, codename, 'draft_discarded');
      return draftReply(await drafts.discard(codename, allow));
    },

    checkSelling: (staff: SignedInStaff, codename: string) =>
      allowed(staff, codename, 'read', async () => {
        const draft = await drafts.open(codename);
        return sellingReply(draft, await rules.sellingOf(codename, draft));
      }),

    publish: (staff: SignedInStaff, codename: string, version: number, message?: string) =>
      allowed(staff, codename, 'publish', async () => {
        await rules.requireDraft(codename, version);
        const hooks = rules.hooks(codename, auditing(staff, 'published', { version }));
        return publishedReply(await publishing.publish(codename, version, changeBy(staff, message), hooks));
      }),

    schedule: (staff: SignedInStaff, codename: string, version: number, times: Times, message?: string) =>
      allowed(staff, codename, 'schedule', async () => {
        await rules.requireDraft(codename, version);
        const hooks = rules.hooks(codename, auditing(staff, 'scheduled', { version, ...times }));
        const { plan } = await publishing.schedule(codename, version, times, changeBy(staff, message), hooks);
        return { plan };
      }),

    listScheduled: (staff: SignedInStaff, codename: string) =>
      allowed(staff, codename, 'read', async () => (await publishing.planned(codename)).map(scheduledReply)),

    moveScheduled: (staff: SignedInStaff, codename: string, plan: string, times: Partial<Times>) =>
      allowed(staff, codename, 'schedule', () =>
        publishing.move(
          codename,
          plan,
          times,
          rules.hooks(codename, auditing(staff, 'schedule_moved', { plan, ...times })),
        ),
      ),

    cancelScheduled: (staff: SignedInStaff, codename: string, plan: string) =>
      allowed(staff, codename, 'schedule', () =>
        publishing.cancel(codename, plan, rules.hooks(codename, auditing(staff, 'schedule_cancelled', { plan }))),
      ),

    history: (staff: SignedInStaff, codename: string) =>
      allowed(staff, codename, 'read', async () => (await revisions.history(codename)).map(historyReply)),

    revision: (staff: SignedInStaff, codename: string, number: number) =>
      allowed(staff, codename, 'read', async () => {
        const { revision, document } = orNotFound(await revisions.document(codename, number));
        return { number: revision, document };
      }),

    restore: (staff: SignedInStaff, codename: string, number: number, current?: number, message?: string) =>
      allowed(staff, codename, 'restore', async () => {
        const refuse = () => {
          throw new Refused('REVISION_TAKEN');
        };
        await rules.requireRevision(codename, number);
        const hooks = rules.hooks(codename, auditing(staff, 'restored', { number }));
        const change = { ...changeBy(staff, message), ...(current !== undefined && { current }) };
        const restored = await revisions.rollback(codename, number, refuse, change, hooks);
        return publishedReply(orNotFound(restored));
      }),

    revisionAt: (staff: SignedInStaff, codename: string, moment: string) =>
      allowed(staff, codename, 'read', async () => ({ number: await publishing.revisionAt(codename, moment) })),

    /** Not audited: it changes nothing, and is deleted when its tab falls silent. */
    async reportPresence(staff: SignedInStaff, codename: string, client: string, pointer = '') {
      const { storeId } = await access.require(staff, codename, 'read');
      const place = { storeId, staffId: staff.id, client, pointer };
      await presence.report(place, now());
      const people = await presence.others(place, now());
      return { ...(await drafts.versionOf(storeId)), people };
    },

    dropSilent: () => presence.dropSilent(now()),
  };
}

export type Studio = ReturnType<typeof createStudioModule>;
