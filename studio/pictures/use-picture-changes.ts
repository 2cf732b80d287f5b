import { useMemo } from 'react';
import type { DocumentRef } from '../../src/api/execute';
import { useExecute } from '../../src/api/execute';
import type { Loaded } from '../../src/api/loaded';
import { DeletePictureDocument } from '../__generated__/documents/delete-picture';
import { StoreDraftDocument } from '../__generated__/documents/store-draft';
import { ReplacePictureDocument } from '../__generated__/documents/replace-picture';
import { RestorePictureDocument } from '../__generated__/documents/restore-picture';
import { SavePictureDocument } from '../__generated__/documents/save-picture';
import type { NotDone } from '../i18n/use-refusal-sentence';
import type { Fields } from '../../shared/documents/entries';
import { applyOperations } from '../editor/draft/apply-operations';
import { describe, describePart, type Description } from './descriptions';
import { replacePicture } from './replace-picture';

type Result = { __typename: string } | { __typename: 'Refusal'; code: string; message: string };

type SavedDraft = { readonly notDone: NotDone } | { readonly notDone: null; readonly version: number };

/** What became of a change of the draft. */
export interface DraftChange {
  /** Why it was not done. */
  readonly notDone: NotDone | null;
  /** Takes this change back, and leaves what others changed since; absent if nothing changed. */
  readonly takeBack?: () => Promise<NotDone | null>;
}

const gone: NotDone = { code: 'NOT_FOUND' };

const notDone = (result: Result): NotDone | null => ('code' in result ? result : null);

/** Changes of the library of a store. Each gives null, or why it was not done. */
export function usePictureChanges(codename: string) {
  const execute = useExecute();
  return useMemo(() => {
    async function send<Data, Input extends { codename: string }>(
      document: DocumentRef<Data, { input: Input }>,
      input: Omit<Input, 'codename'>,
      resultOf: (data: Data) => Result,
    ): Promise<NotDone | null> {
      const answer: Loaded<Data> = await execute(document, { input: { ...input, codename } as Input });
      return answer.ok ? notDone(resultOf(answer.data)) : answer;
    }

    /** @param version of the document that it is made from; what others changed since then is merged */
    async function save(version: number, document: unknown): Promise<SavedDraft> {
      const answer = await execute(ReplacePictureDocument, { input: { codename, version, document, decided: [] } });
      if (!answer.ok) return { notDone: answer };
      const { saveDraft } = answer.data;
      if (saveDraft.__typename !== 'Draft') return { notDone: saveDraft };
      return { notDone: null, version: saveDraft.version };
    }

    /** Changes the draft, unless the change changes nothing. */
    async function inDraft(change: (document: Fields) => unknown): Promise<DraftChange> {
      const answer = await execute(StoreDraftDocument, { codename });
      if (!answer.ok) return { notDone: answer };
      const draft = answer.data.store?.draft;
      if (draft?.__typename !== 'Draft') return { notDone: draft ?? gone };
      const before = draft.document as Fields;
      const document = change(before);
      if (document === before) return { notDone: null };
      const saved = await save(draft.version, document);
      if (saved.notDone) return saved;
      return { notDone: null, takeBack: async () => (await save(saved.version, before)).notDone };
    }

    return {
      rename: (picture: string, title: string) =>
        send(SavePictureDocument, { picture, title }, ({ savePicture }) => savePicture),
      remove: (picture: string) => send(DeletePictureDocument, { picture }, ({ deletePicture }) => deletePicture),
      restore: (picture: string) => send(RestorePictureDocument, { picture }, ({ restorePicture }) => restorePicture),

      /** Replaces it in the draft. */
      replace: (from: string, to: string): Promise<DraftChange> =>
        inDraft((document) => replacePicture(document, from, to)),

      /** Says in the draft what a picture shows. */
      describe: async (picture: string, description: Description) =>
        (await inDraft((document) => applyOperations(document, describe(document, picture, description)))).notDone,

      /** Says of a part of a picture what the draft says of the whole one. */
      describePart: async (whole: string, part: string) =>
        (await inDraft((document) => applyOperations(document, describePart(document, whole, part)))).notDone,
    };
  }, [codename, execute]);
}

export type PictureChanges = ReturnType<typeof usePictureChanges>;
