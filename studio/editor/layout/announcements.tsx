import { useEffect, useEffectEvent, useState } from 'react';
import { useFlowEvents } from '../../../src/actors/use-flow-events';
import { toastDurations, useToast } from '../../../src/ui/feedback/use-toast';
import { VisuallyHidden } from '../../../src/ui/text/visually-hidden';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import type { DraftFlow } from '../draft/use-draft';
import { useEditor } from '../editor';
import { useSavingText } from './use-saving-text';

interface AnnouncementsProps {
  flow: DraftFlow;
  isStored: boolean;
}

/** Says to screen readers what happens to the draft. */
export function Announcements({ flow, isStored }: AnnouncementsProps) {
  const m = useStudioMessages();
  const toast = useToast();
  const { saving, issues } = useEditor();
  const savingText = useSavingText(flow, isStored);
  const [text, setText] = useState('');
  const { length: count } = issues;
  useFlowEvents(flow, {
    'draft.merged': () => setText(m('editor.merged')),
    'edit.done': ({ outcome }) => {
      if (outcome === 'undone') setText(m('editor.undone'));
      if (outcome === 'redone') setText(m('editor.redone'));
      if (outcome === 'skipped') toast(m('editor.skipped'), toastDurations.shell);
    },
  });
  const announceState = useEffectEvent(() => {
    const isFirst = saving === 'saved' && text === '';
    if (saving !== 'waiting' && !isFirst) setText(savingText);
  });
  useEffect(() => announceState(), [saving, savingText]);
  const announceIssues = useEffectEvent(() =>
    setText(count > 0 ? m('editor.issues', { count }) : m('editor.no-issues')),
  );
  const [counted, setCounted] = useState(count);
  useEffect(() => {
    if (count === counted) return;
    setCounted(count);
    announceIssues();
  }, [count, counted]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
