import { act, render } from '@testing-library/react';
import { applyPatch, type Operation } from 'fast-json-patch';
import { useState } from 'react';
import type { DraftIssue } from '../../../../machines/studio/draft-sheet';
import { type Execute, ExecuteContext } from '../../../../src/api/execute';
import { MessagesProvider } from '../../../../src/i18n/use-messages';
import { ToastProvider } from '../../../../src/ui/feedback/toast-provider';
import { type Editor, EditorContext } from '../../../../studio/editor/editor';
import { FormPane } from '../../../../studio/editor/form/form-pane';
import { useFollowedPlace } from '../../../../studio/editor/place/use-followed-place';
import { loadCatalogues } from '../../../../studio/i18n/load-messages';
import { StudioMessages } from '../../../../studio/i18n/use-studio-messages';

export interface FormOptions {
  document: Readonly<Record<string, unknown>>;
  place: string;
  locale?: 'id' | 'en';
  issues?: readonly DraftIssue[];
  mayChange?: Editor['mayChange'];
  /** By default, nothing answers. */
  execute?: Execute;
}

export interface ShownForm {
  document: () => Readonly<Record<string, unknown>>;
  operations: readonly Operation[];
  opened: () => string;
  open: (place: string) => Promise<void>;
  /** Another version of the document arrives. */
  replace: (document: FormOptions['document']) => Promise<void>;
  unmount: () => void;
}

/** Renders the form of a place, and applies what it changes. */
export async function showForm({
  document,
  place: first,
  locale = 'en',
  issues = [],
  mayChange = () => true,
  execute = () => new Promise(() => undefined),
}: FormOptions): Promise<ShownForm> {
  const operations: Operation[] = [];
  let latest = document;
  let opened = first;
  let replace: ShownForm['replace'] = () => Promise.resolve();
  let open: ShownForm['open'] = () => Promise.resolve();
  function Double() {
    const [now, setNow] = useState(document);
    const [opening, setOpening] = useState({ place: first });
    const followed = useFollowedPlace(now, opening, opening.place);
    const place = followed ?? '';
    latest = now;
    replace = (next) => act(async () => setNow(next));
    open = (next) => act(async () => setOpening({ place: next }));
    opened = place;
    const editor: Editor = {
      codename: 'toko',
      version: 1,
      shown: 1,
      base: 1,
      document: now,
      latest: () => latest,
      issues,
      conflicts: [],
      saving: 'saved',
      role: 'OWNER',
      scopes: [],
      mayChange,
      place,
      isGone: followed === null,
      open: (next) => setOpening({ place: next }),
      change(next) {
        operations.push(...next);
        setNow((before) => applyPatch(structuredClone(before), next, true).newDocument);
      },
      decide: () => undefined,
      undo: null,
      redo: null,
    };
    return (
      <EditorContext value={editor}>
        <FormPane />
      </EditorContext>
    );
  }
  const { parts, studio } = await loadCatalogues(locale);
  const { unmount } = await act(async () =>
    render(
      <MessagesProvider locale={locale} messages={parts}>
        <StudioMessages locale={locale} messages={studio}>
          <ExecuteContext value={execute}>
            <ToastProvider>
              <Double />
            </ToastProvider>
          </ExecuteContext>
        </StudioMessages>
      </MessagesProvider>,
    ),
  );
  return {
    document: () => latest,
    operations,
    opened: () => opened,
    open: (next) => open(next),
    replace: (next) => replace(next),
    unmount,
  };
}
