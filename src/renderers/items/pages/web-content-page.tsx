import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import { AddressButton } from '../../../components/address-button';
import { useMessages } from '../../../i18n/use-messages';
import { HtmlFrame } from '../../custom-html/html-frame';
import { LeavingSheet } from '../../custom-html/leaving-sheet';
import { ButtonSection } from './button-section';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';

/** The tenant's own html: in a sandboxed frame of the page, or in a tab of its own. */
export default function WebContentPage({ page, details: { frame, inPage } }: ItemPageProps<'WebContent'>) {
  const m = useMessages();
  const [leaving, setLeaving] = useState<string | null>(null);
  const { title } = page.item;
  if (!inPage) {
    return (
      <ItemFrame
        page={page}
        rows={
          <ButtonSection>
            <AddressButton href={frame} target="_blank" rel="noopener noreferrer nofollow" $wide>
              <ExternalLink size={18} />
              {m('web.open')}
            </AddressButton>
            <p>{m('web.text')}</p>
          </ButtonSection>
        }
      />
    );
  }
  return (
    <ItemFrame
      page={page}
      rows={
        <>
          <HtmlFrame address={frame} title={title} onLeave={setLeaving} />
          <LeavingSheet href={leaving} onClose={() => setLeaving(null)} />
        </>
      }
    />
  );
}
