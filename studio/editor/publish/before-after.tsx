import GitCompare from 'lucide-react/icons/git-compare';
import { useState } from 'react';
import { Button } from '../../../src/ui/button/button';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { PageDialog } from '../preview/page-dialog';
import { changedPages } from './changed-pages';
import { usePageLabel } from './use-page-label';
import type { DraftReview } from './use-publish';

interface BeforeAfterProps {
  codename: string;
  review: DraftReview;
}

/** Opens the pages of the store that change, each as customers see it beside that of the draft. */
export function BeforeAfter({ codename, review: { version, base, shown, before, after } }: BeforeAfterProps) {
  const m = useStudioMessages();
  const labelOf = usePageLabel();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button $look="secondary" onClick={() => setIsOpen(true)}>
        <GitCompare size={18} aria-hidden />
        {m('publish.compare')}
      </Button>
      {isOpen && (
        <PageDialog
          codename={codename}
          title={m('publish.compare-title')}
          pages={[
            { label: m('preview.before'), revision: base },
            {
              label: m('preview.after'),
              revision: shown,
              ...(shown !== version && { note: m('preview.errors') }),
            },
          ]}
          places={changedPages(before, after).map((page) => ({ id: page.path, label: labelOf(page) }))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
