import { useState } from 'react';
import { Button } from '../../../src/ui/button/button';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { mayPublish } from '../../app/rights';
import { useEditor } from '../editor';
import { PublishSheet } from './publish-sheet';

/** Opens the sheet that publishes the draft; for other roles, it shows what the draft changes. */
export function PublishButton() {
  const m = useStudioMessages();
  const { role } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const isPublisher = mayPublish(role);
  return (
    <>
      <Button $small $look={isPublisher ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
        {m(isPublisher ? 'publish.title' : 'publish.review')}
      </Button>
      {isOpen && <PublishSheet mayPublish={isPublisher} onClose={() => setIsOpen(false)} />}
    </>
  );
}
