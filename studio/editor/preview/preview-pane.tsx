import { useState } from 'react';
import styled from 'styled-components';
import { useOpening } from '../../../src/i18n/dates';
import { token } from '../../../src/theme/token';
import { lazyComponent } from '../../../src/lazy/lazy-component';
import { OnDemand } from '../../../src/ui/feedback/on-demand';
import type { Locale } from '../../../src/i18n/translate';
import type { PreviewViewer } from '../../__generated__/gql/graphql';
import { useStudioMessages } from '../../i18n/use-studio-messages';
import { useEditor } from '../editor';
import { groupPlace } from '../form/app-groups';
import { formPlaceOf } from '../form/place';
import { valueAt } from '../values';
import { frameUrl, popupUrl } from './frame-url';
import { partsOfPlace, placeOfTap, pointersById } from './parts';
import { PreviewFailure } from './preview-failure';
import { PreviewFrames } from './preview-frames';
import { type DeviceWidth, PreviewToolbar } from './preview-toolbar';
import { useMoments } from './use-moments';
import { usePreview } from './use-preview';
import { useSize } from './use-size';

const ShareSheet = lazyComponent(() => import('./share-sheet'));

const Pane = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  background: ${token('color-background')};
`;

const Note = styled.p`
  margin: 0;
  padding: ${token('space-2')} ${token('space-4')};
  background: ${token('color-surface')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-small')};
`;

interface Target {
  readonly path: string;
  readonly locale: Locale;
  readonly hasPopup: boolean;
  readonly url: string;
}

/** The store's page with the draft, in the studio's frame. */
export function PreviewPane() {
  const m = useStudioMessages();
  const opening = useOpening();
  const { codename, shown, version, document, place, open } = useEditor();
  const [width, setWidth] = useState<DeviceWidth>('390');
  const [locale, setLocale] = useState<Locale>(window.document.documentElement.lang === 'en' ? 'en' : 'id');
  const [viewer, setViewer] = useState<PreviewViewer>('GUEST');
  const [isSelecting, setIsSelecting] = useState(true);
  const [isSharing, setIsSharing] = useState(false);
  const [plan, setPlan] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [at, setAt] = useState('/');
  const [target, setTarget] = useState<Target | null>(null);
  const [isReady, setIsReady] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const [tapped, setTapped] = useState('');
  const moments = useMoments(codename, version);
  const moment = moments.find((one) => `${one.plan} ${one.end}` === plan);
  const { element, size } = useSize();
  const revision = moment?.revision ?? shown;
  const [seen, setSeen] = useState<number | null>(null);
  // On a phone, the page has its turn after the form, and loads then.
  if (size.width > 0 && seen !== revision) setSeen(revision);
  const { path, failure } = usePreview({ codename, revision: seen, viewer, attempt });
  const isUnavailable = failure === 'unavailable';
  const hasPopup = formPlaceOf(place) === groupPlace('popup') && valueAt(document, '/app/popup_flag') === 1;
  if (path !== null && (target?.path !== path || target.locale !== locale || target.hasPopup !== hasPopup)) {
    setTarget({ path, locale, hasPopup, url: hasPopup ? popupUrl(path, locale) : frameUrl(path, at, locale) });
    setIsLost(false);
  }

  const reload = () => setAttempt((count) => count + 1);
  const tap = (touched: Parameters<typeof placeOfTap>[1]) => {
    const found = placeOfTap(document, touched);
    if (found === null) return;
    setTapped(found);
    open(found);
  };
  const { ids, area } = partsOfPlace(document, place);
  const isShown = place !== '' && place !== tapped && ids.length + (area ? 1 : 0) > 0;
  const [shownPart, setShownPart] = useState<{ key: string; ids: string[]; area: typeof area } | null>(null);
  const key = isShown ? `${place} ${ids.join(' ')}` : '';
  if ((shownPart?.key ?? '') !== key) setShownPart(key ? { key, ids, area } : null);

  return (
    <Pane ref={element}>
      {!isUnavailable && (
        <PreviewToolbar
          width={width}
          onWidth={setWidth}
          locale={locale}
          onLocale={setLocale}
          viewer={viewer}
          onViewer={setViewer}
          isSelecting={isSelecting}
          onSelecting={() => setIsSelecting(!isSelecting)}
          moments={moments}
          onMoment={(one) => setPlan(one ? `${one.plan} ${one.end}` : '')}
          onReload={reload}
          pageUrl={path === null ? null : frameUrl(path, at, locale)}
          onShare={() => setIsSharing(true)}
        />
      )}
      {moment && <Note>{m('preview.as-of', { time: opening(moment.at) })}</Note>}
      {!moment && shown !== version && <Note role="status">{m('preview.errors')}</Note>}
      {(failure && !target) || (isLost && !isReady) ? (
        <PreviewFailure isUnavailable={isUnavailable} onRetry={reload} />
      ) : (
        <>
          {!isReady && <Note role="status">{m('preview.loading')}</Note>}
          {target && (
            <PreviewFrames
              url={target.url}
              title={m('preview.page')}
              width={Number(width)}
              ids={[...pointersById(document).keys()]}
              isSelecting={isSelecting}
              shown={shownPart}
              onTap={tap}
              onMove={setAt}
              onReady={() => setIsReady(true)}
              onFail={() => setIsLost(true)}
            />
          )}
        </>
      )}
      <OnDemand needed={isSharing} onFail={() => setIsSharing(false)}>
        <ShareSheet open={isSharing} viewer={viewer} onClose={() => setIsSharing(false)} />
      </OnDemand>
    </Pane>
  );
}
