import { useState } from 'react';
import type { Role } from '../../__generated__/gql/graphql';
import { Button } from '../../../src/ui/button/button';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';
import { PublishSheet } from './publish-sheet';

const publishers: readonly Role[] = ['OWNER', 'PUBLISHER'];

/** Opens the sheet that publishes the draft; for other roles, it shows what the draft changes. */
export function PublishButton() {
  const m = useStudioMessages();
  const { role } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const mayPublish = publishers.includes(role);
  return (
    <>
      <Button $small $look={mayPublish ? 'primary' : 'secondary'} onClick={() => setIsOpen(true)}>
        {m(mayPublish ? 'publish.title' : 'publish.review')}
      </Button>
      {isOpen && <PublishSheet mayPublish={mayPublish} onClose={() => setIsOpen(false)} />}
    </>
  );
}
