import type { Page } from '@playwright/test';
import { DraftToPublishDocument } from '../../../../studio/__generated__/documents/draft-to-publish';
import { PublishDraftDocument } from '../../../../studio/__generated__/documents/publish-draft';
import { SaveDraftDocument } from '../../../../studio/__generated__/documents/save-draft';
import { ScheduleDraftDocument } from '../../../../studio/__generated__/documents/schedule-draft';
import type { StoreDocument } from '../../../support/stores/store-documents';
import { send } from './staff';

interface Draft {
  readonly version: number;
  readonly document: StoreDocument;
}

/** A name of the answer that is no refusal. @throws Error with the refusal */
function accepted<Result>(result: Result): Result {
  if (JSON.stringify(result).includes('"Refusal"')) throw new Error(JSON.stringify(result));
  return result;
}

const draftOf = async (page: Page, codename: string) => {
  const { store } = accepted(await send(page, DraftToPublishDocument, { codename }));
  return (store as unknown as { draft: Draft }).draft;
};

/** Saves a change of the draft. @returns its version */
export async function changeDraft(page: Page, codename: string, change: (document: StoreDocument) => void) {
  const { version, document } = await draftOf(page, codename);
  change(document);
  accepted(await send(page, SaveDraftDocument, { input: { codename, version, document, decided: [] } }));
  return (await draftOf(page, codename)).version;
}

/** Two people change the same from the same version. */
export async function conflict(page: Page, codename: string) {
  const { version, document } = await draftOf(page, codename);
  for (const name of ['Kopi Rintik Pagi', 'Kopi Rintik Sore']) {
    const changed = { ...document, app: { ...document.app, name } };
    accepted(await send(page, SaveDraftDocument, { input: { codename, version, document: changed, decided: [] } }));
  }
}

/** Publishes a change of a store. */
export async function publish(
  page: Page,
  codename: string,
  message: string,
  change: (document: StoreDocument) => void,
) {
  const version = await changeDraft(page, codename, change);
  accepted(await send(page, PublishDraftDocument, { input: { codename, version, message } }));
}

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

interface Times {
  /** In days from now. */
  readonly from: number;
  readonly until: number | null;
}

/** Schedules a change of a store. */
export async function schedule(page: Page, codename: string, times: Times, change: (document: StoreDocument) => void) {
  const version = await changeDraft(page, codename, change);
  const until = times.until === null ? null : inDays(times.until);
  const input = { codename, version, from: inDays(times.from), until, message: 'Promo akhir pekan untuk pelanggan' };
  accepted(await send(page, ScheduleDraftDocument, { input }));
}
