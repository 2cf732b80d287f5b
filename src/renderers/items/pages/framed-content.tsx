import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../../theme/token';
import { HtmlFrame } from '../../../features/custom-html/html-frame';
import { ExitSheet } from '../../../features/custom-html/exit-sheet';
import { useHydrated } from '../../../lazy/use-hydrated';

const Frame = styled.div`
  min-height: 320px;
  background: ${token('color-surface')};

  iframe {
    display: block;
    width: 100%;
    min-height: 70vh;
    border: 0;
  }
`;

export interface FramedContentProps {
  address: string;
  title: string;
}

/** The tenant's own html in a frame. It tells its height once, so the page has to listen before the frame loads. */
export function FramedContent({ address, title }: FramedContentProps) {
  const listening = useHydrated();
  const [pendingLink, setPendingLink] = useState<string | null>(null);
  if (!listening) {
    return (
      <Frame>
        <noscript>
          <iframe sandbox="" referrerPolicy="no-referrer" src={address} title={title} />
        </noscript>
      </Frame>
    );
  }
  return (
    <>
      <HtmlFrame address={address} title={title} onNavigate={setPendingLink} />
      <ExitSheet href={pendingLink} onClose={() => setPendingLink(null)} />
    </>
  );
}
