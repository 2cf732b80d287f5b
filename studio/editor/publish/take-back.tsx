import { useState } from 'react';
import type { Fields } from '../../../shared/documents/entries';
import { Button } from '../../../src/ui/button/button';
import { ConfirmDialog } from '../../../src/ui/dialog/confirm-dialog';
import { useToast } from '../../../src/ui/feedback/use-toast';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';

const toastMs = 8000;

interface TakeBackProps {
  /** The store as customers see it. */
  before: Fields;
  onDone: () => void;
}

/** Makes the draft what customers see, in one step, which can be undone. Who may not change everything has no button. */
export function TakeBack({ before, onDone }: TakeBackProps) {
  const m = useStudioMessages();
  const editor = useEditor();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  if (!editor.mayChange('')) return null;
  const takeBack = () => {
    editor.change([{ op: 'replace', path: '', value: before }]);
    toast(m('publish.taken-back'), toastMs);
    onDone();
  };
  return (
    <>
      <Button $look="quiet" onClick={() => setIsAsking(true)}>
        {m('publish.take-back')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        text={m('publish.take-back-title')}
        hint={m('publish.take-back-hint')}
        no={m('publish.take-back-no')}
        yes={m('publish.take-back')}
        onNo={() => setIsAsking(false)}
        onYes={takeBack}
      />
    </>
  );
}
