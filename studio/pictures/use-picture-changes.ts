import { useMemo } from 'react';
import type { DocumentRef } from '../../src/api/execute';
import { useExecute } from '../../src/api/execute';
import type { Loaded } from '../../src/api/loaded';
import { DeletePictureDocument } from '../__generated__/documents/delete-picture';
import { PicturesDraftDocument } from '../__generated__/documents/pictures-draft';
import { ReplacePictureDocument } from '../__generated__/documents/replace-picture';
import { RestorePictureDocument } from '../__generated__/documents/restore-picture';
import { SavePictureDocument } from '../__generated__/documents/save-picture';
import type { NotDone } from '../i18n/use-refusal-sentence';
import type { Fields } from '../../shared/documents/entries';
import { applyOperations } from '../editor/draft/apply-operations';
import { describe, describePart, type Description } from './descriptions';
import { replacePicture } from './replace-picture';

type Result = { __typename: string } | { __typename: 'Refusal'; code: string; message: string };

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

    /** Changes the draft, unless the change changes nothing. */
    async function inDraft(change: (document: Fields) => unknown): Promise<NotDone | null> {
      const answer = await execute(PicturesDraftDocument, { codename });
      if (!answer.ok) return answer;
      const draft = answer.data.store?.draft;
      if (draft?.__typename !== 'Draft') return draft ?? gone;
      const { version } = draft;
      const document = change(draft.document as Fields);
      if (document === draft.document) return null;
      return send(ReplacePictureDocument, { version, document, decided: [] }, ({ saveDraft }) => saveDraft);
    }

    return {
      rename: (picture: string, title: string) =>
        send(SavePictureDocument, { picture, title }, ({ savePicture }) => savePicture),
      remove: (picture: string) => send(DeletePictureDocument, { picture }, ({ deletePicture }) => deletePicture),
      restore: (picture: string) => send(RestorePictureDocument, { picture }, ({ restorePicture }) => restorePicture),

      /** Replaces it in the draft. */
      replace: (from: string, to: string) => inDraft((document) => replacePicture(document, from, to)),

      /** Says in the draft what a picture shows. */
      describe: (picture: string, description: Description) =>
        inDraft((document) => applyOperations(document, describe(document, picture, description))),

      /** Says of a part of a picture what the draft says of the whole one. */
      describePart: (whole: string, part: string) =>
        inDraft((document) => applyOperations(document, describePart(document, whole, part))),
    };
  }, [codename, execute]);
}

export type PictureChanges = ReturnType<typeof usePictureChanges>;
