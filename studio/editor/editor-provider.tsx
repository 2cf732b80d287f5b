import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import type { Sheet } from '../../machines/studio/draft-sheet';
import { mayChange } from '../app/rights';
import { useStoreOfPage } from '../app/store-of-page';
import { openConflicts } from './draft/decide';
import { draftRules } from './draft/rules';
import { savingOf } from './draft/selectors';
import type { DraftFlow } from './draft/use-draft';
import { type Editor, EditorContext } from './editor';

interface EditorProviderProps {
  flow: DraftFlow;
  sheet: Sheet;
  place: string;
  isGone: boolean;
  onOpen: (place: string) => void;
  children: ReactNode;
}

export function EditorProvider({ flow, sheet, place, isGone, onOpen, children }: EditorProviderProps) {
  const { codename, role, scopes } = useStoreOfPage();
  const saving = useSelector(flow, savingOf);
  const actions = useMemo(() => {
    const sheetNow = () => flow.getSnapshot().context.sheet ?? sheet;
    return {
      mayChange: (pointer: string) => mayChange({ role, scopes }, pointer),
      latest: () => sheetNow().document,
      change(operations) {
        const edit = { kind: 'change', operations, at: Date.now() } as const;
        // Throws here, and not in the flow, if an operation cannot be applied.
        draftRules.edited(sheetNow(), edit);
        flow.send({ type: 'draft.edit', edit });
      },
      decide: (pointer, value) => flow.send({ type: 'draft.edit', edit: { kind: 'decide', pointer, value } }),
    } satisfies Partial<Editor>;
  }, [flow, role, scopes, sheet]);
  const editor = useMemo<Editor>(() => {
    const { version, shown, base, issues } = sheet.saved;
    const step = (kind: 'undo' | 'redo') =>
      sheet[kind].length > 0 ? () => flow.send({ type: 'draft.edit', edit: { kind } }) : null;
    return {
      codename,
      version,
      shown,
      base,
      document: sheet.document,
      issues,
      conflicts: openConflicts(sheet),
      saving,
      role,
      scopes,
      place,
      isGone,
      open: onOpen,
      undo: step('undo'),
      redo: step('redo'),
      ...actions,
    };
  }, [flow, sheet, saving, codename, role, scopes, place, isGone, onOpen, actions]);
  return <EditorContext value={editor}>{children}</EditorContext>;
}
