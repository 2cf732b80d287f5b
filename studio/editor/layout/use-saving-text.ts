import { useSelector } from '@xstate/react';
import { useRefusalSentence } from '../../i18n/use-refusal-sentence';
import { type PlainKey, useStudioMessages } from '../../i18n/use-studio-messages';
import type { DraftFlow } from '../draft/use-draft';
import { unreadable } from '../draft/draft-actors';
import { isRefusedIn, refusalIn } from '../draft/selectors';
import { type Saving, useEditor } from '../editor';

const words = {
  saved: 'editor.saved',
  waiting: 'editor.saving',
  saving: 'editor.saving',
  offline: 'editor.offline',
  'signed-out': 'editor.signed-out',
  failed: 'editor.failed',
} as const satisfies { readonly [State in Saving]: PlainKey };

export const isTrouble = (saving: Saving) => saving === 'offline' || saving === 'signed-out' || saving === 'failed';

/** Where the last change is, in words. @param isStored whether the browser has stored what is not saved yet */
export function useSavingText(flow: DraftFlow, isStored: boolean): string {
  const m = useStudioMessages();
  const { saving } = useEditor();
  const sentence = useRefusalSentence();
  const isRefused = useSelector(flow, isRefusedIn);
  const refusal = useSelector(flow, refusalIn);
  const isUnreadable = refusal?.code === unreadable;
  const reason = isUnreadable ? m('editor.unreadable') : refusal && sentence(refusal);
  const isUndoable = isUnreadable || refusal?.code === 'NOT_ALLOWED';
  const why = isUndoable ? `${reason} ${m('editor.refused')}` : reason;
  const text = (isRefused && why) || m(words[saving]);
  if (!isTrouble(saving)) return text;
  if (!isStored) return `${text} ${m('editor.not-stored')}`;
  return saving === 'failed' ? text : `${text} ${m('editor.stored')}`;
}
