import ExternalLink from 'lucide-react/icons/external-link';
import { AddressButton } from '../../../ui/button/address-button';
import { useMessages } from '../../../i18n/use-messages';
import { ButtonSection } from './button-section';
import { FramedContent } from './framed-content';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';

/** The tenant's own html: in a sandboxed frame of the page, or in a tab of its own. */
export default function WebContentPage({ page }: ItemPageProps<'WebContent'>) {
  const m = useMessages();
  const { frame, inPage } = page;
  return (
    <ItemFrame
      page={page}
      rows={
        !inPage && (
          <ButtonSection>
            <AddressButton href={frame} target="_blank" rel="noopener noreferrer nofollow" $wide>
              <ExternalLink size={18} />
              {m('web.open')}
            </AddressButton>
            <p>{m('web.text')}</p>
          </ButtonSection>
        )
      }
      end={inPage && <FramedContent address={frame} title={page.item.title} />}
    />
  );
}
