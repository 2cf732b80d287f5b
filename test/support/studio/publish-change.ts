import { OpenDraftDocument } from '../../../studio/__generated__/documents/open-draft';
import { PublishDraftDocument } from '../../../studio/__generated__/documents/publish-draft';
import { SaveDraftDocument } from '../../../studio/__generated__/documents/save-draft';
import type { StoreDocument } from '../stores/store-documents';
import type { StaffClient } from './staff-client';

interface Change {
  codename: string;
  change: (document: StoreDocument) => StoreDocument;
}

/** Saves a change of a store's draft and publishes it. @throws Error if that is refused */
export async function publishChange(staff: StaffClient, { codename, change }: Change): Promise<void> {
  const { store } = await staff.send(OpenDraftDocument, { codename });
  if (store?.draft.__typename !== 'Draft') throw new Error('There is no draft');
  const { version, document } = store.draft;
  const changed = change(document as StoreDocument);
  const { saveDraft } = await staff.send(SaveDraftDocument, {
    input: { codename, version, document: changed, decided: [] },
  });
  if (saveDraft.__typename !== 'Draft') throw new Error(`The draft was refused: ${saveDraft.message}`);
  const { publishDraft } = await staff.send(PublishDraftDocument, {
    input: { codename, version: saveDraft.version, message: '' },
  });
  if (publishDraft.__typename !== 'Publication')
    throw new Error(`The publication was refused: ${publishDraft.message}`);
}
