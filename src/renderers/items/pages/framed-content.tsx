import { useState } from 'react';
import styled from 'styled-components';
import { token } from '../../../theme/token';
import { HtmlFrame } from '../../../features/custom-html/html-frame';
import { LeavingSheet } from '../../../features/custom-html/leaving-sheet';
import { useHydrated } from '../../../lazy/use-hydrated';

const Place = styled.div`
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
  const [leaving, setLeaving] = useState<string | null>(null);
  if (!listening) {
    return (
      <Place>
        <noscript>
          <iframe sandbox="" referrerPolicy="no-referrer" src={address} title={title} />
        </noscript>
      </Place>
    );
  }
  return (
    <>
      <HtmlFrame address={address} title={title} onLeave={setLeaving} />
      <LeavingSheet href={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
