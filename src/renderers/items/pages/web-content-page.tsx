import ExternalLink from 'lucide-react/icons/external-link';
import { useState } from 'react';
import styled from 'styled-components';
import { ExitSheet } from '../../../features/catalogue/custom-html/exit-sheet';
import { HtmlFrame } from '../../../features/catalogue/custom-html/html-frame';
import { useMessages } from '../../../i18n/use-messages';
import { useHydrated } from '../../../lazy/use-hydrated';
import { token } from '../../../theme/token';
import { ExternalLinkButton } from '../../../ui/button/button';
import { ButtonNote } from './button-note';
import { ButtonSection } from './button-section';
import { ItemFrame } from './item-frame';
import type { ItemPageProps } from './item-page-props';

const Frame = styled.div`
  min-height: 320px;
  background: ${token('color-surface')};
`;

const Content = styled.iframe`
  display: block;
  width: 100%;
  min-height: 70vh;
  border: 0;
`;

export interface FramedContentProps {
  path: string;
  title: string;
}

/**
 * The tenant's custom HTML in a frame. The frame reports its height once, so the page has to listen before the frame
 * loads.
 */
function FramedContent({ path, title }: FramedContentProps) {
  const listening = useHydrated();
  const [pendingLink, setPendingLink] = useState<string | null>(null);
  if (!listening) {
    return (
      <Frame>
        <noscript>
          <Content sandbox="" referrerPolicy="no-referrer" src={path} title={title} />
        </noscript>
      </Frame>
    );
  }
  return (
    <>
      <HtmlFrame path={path} title={title} onNavigate={setPendingLink} />
      <ExitSheet href={pendingLink} onClose={() => setPendingLink(null)} />
    </>
  );
}

/** The tenant's custom HTML, in a sandboxed frame of the page or in its own tab. */
export default function WebContentPage({ page }: ItemPageProps<'WebContent'>) {
  const m = useMessages();
  const { frame, inPage } = page;
  return (
    <ItemFrame
      page={page}
      rows={
        !inPage && (
          <ButtonSection>
            <ExternalLinkButton href={frame} target="_blank" rel="noopener noreferrer nofollow" $wide>
              <ExternalLink size={18} />
              {m('web.open')}
            </ExternalLinkButton>
            <ButtonNote>{m('web.text')}</ButtonNote>
          </ButtonSection>
        )
      }
      end={inPage && <FramedContent path={frame} title={page.item.title} />}
    />
  );
}
