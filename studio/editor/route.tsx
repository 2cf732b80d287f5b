import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { applyPatch } from 'fast-json-patch';
import { useExecute } from '../../src/api/execute';
import { OpenDraftDocument } from '../__generated__/documents/open-draft';
import type { OpenDraftQuery } from '../__generated__/gql/graphql';
import { type Editor, EditorContext } from './editor';
import { EditorLayout } from './layout/editor-layout';
import { usePlace } from './layout/use-place';

type Store = NonNullable<OpenDraftQuery['store']>;
type Document = Editor['document'];

/** The editor of a store. */
export default function EditorRoute() {
  const { codename = '' } = useParams();
  const execute = useExecute();
  const [store, setStore] = useState<Store | null>(null);
  const [document, setDocument] = useState<Document>({});
  const { place, pane, open, show } = usePlace();
  useEffect(() => {
    const controller = new AbortController();
    void execute(OpenDraftDocument, { codename }, controller.signal).then((answer) => {
      if (!answer.ok || answer.data.store?.draft.__typename !== 'Draft') return;
      setStore(answer.data.store);
      setDocument(answer.data.store.draft.document as Document);
    });
    return () => controller.abort();
  }, [codename, execute]);
  if (store?.draft.__typename !== 'Draft') return null;
  const { version, base, shown, conflicts } = store.draft;
  const editor: Editor = {
    codename,
    version,
    shown,
    base,
    document,
    issues: store.draft.issues as Editor['issues'],
    conflicts,
    saving: 'saved',
    role: store.membership.role,
    scopes: store.membership.scopes,
    mayChange: () => true,
    place,
    open,
    change: (operations) => setDocument((now) => applyPatch(now, operations, false, false).newDocument),
    decide: () => undefined,
    undo: null,
    redo: null,
  };
  return (
    <EditorContext value={editor}>
      <EditorLayout name={store.membership.name} pane={pane} onShow={show} />
    </EditorContext>
  );
}
