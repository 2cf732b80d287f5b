import { useState } from 'react';
import styled from 'styled-components';
import { useLocale } from '../../../src/i18n/use-messages';
import { token } from '../../../src/theme/token';
import { Text } from '../../../src/ui/text/text';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { frameUrl } from './frame-url';
import { PreviewFailure } from './preview-failure';
import { PreviewFrames } from './preview-frames';
import { usePreview } from './use-preview';

export const phoneWidth = 390;

const Phone = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  border: 1px solid ${token('color-outline')};
  border-radius: ${token('radius-sheet')};
  background: ${token('color-background')};
`;

const Wait = styled(Text)`
  position: absolute;
  inset: ${token('space-6')} 0 auto;
  text-align: center;
`;

export interface PageAtProps {
  codename: string;
  revision: number;
  /** Of the page inside the store. */
  at: string;
  title: string;
  /** In pixels of the page, where another page was scrolled to. */
  follows: number | null;
  onScroll: (scroll: number) => void;
}

const nothing = () => undefined;

/** A page of a store at a revision as a guest sees it, as wide as a phone; its links work. */
export function PageAt({ codename, revision, at, title, follows, onScroll }: PageAtProps) {
  const m = useStudioMessages();
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [isReady, setIsReady] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const { path, failure } = usePreview({ codename, revision, viewer: 'GUEST', attempt });
  const retry = () => {
    setIsLost(false);
    setAttempt(attempt + 1);
  };
  if ((failure && path === null) || (isLost && !isReady)) {
    return <PreviewFailure isUnavailable={failure === 'unavailable'} onRetry={retry} />;
  }
  return (
    <Phone>
      {!isReady && (
        <Wait role="status" $size="small" $tone="text-muted">
          {m('preview.loading')}
        </Wait>
      )}
      {path !== null && (
        <PreviewFrames
          url={frameUrl(path, at, locale)}
          title={title}
          width={phoneWidth}
          ids={[]}
          isSelecting={false}
          shown={null}
          onTap={nothing}
          follows={follows}
          onMove={(_path, scroll) => onScroll(scroll)}
          onReady={() => setIsReady(true)}
          onFail={() => setIsLost(true)}
        />
      )}
    </Phone>
  );
}
