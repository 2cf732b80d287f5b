import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from '../../api/store-context';
import { OnDemand } from '../../ui/feedback/on-demand';
import { type NearMeStart, useNearMe } from '../../features/near-me/use-near-me';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import { lazyComponent } from '../../lazy/lazy-component';
import { storeOrigin, readOrigin } from './stored-origin';
import { NearMeResults } from './near-me-results';
import { labelsAt } from './labels-at';
import NearMeTop from './near-me-top';
import { OriginBar } from './origin-bar';
import { PositionPrompt } from './position-prompt';
import { ResultsSkeleton } from './results-skeleton';
import { isLocating, isPickerOpen } from '../../features/near-me/selectors';

const LocationPicker = lazyComponent(() => import(/* webpackChunkName: "place-picker" */ './location-picker'));

const monas = { latitude: -6.1754, longitude: 106.8272 };

function NearMe({ stored }: { stored: NearMeStart['stored'] }) {
  const m = useMessages();
  const { codename } = useStore();
  const { pathname } = useLocation();
  const [fallback] = useState(() => ({ position: monas, name: m('near-me.monas') }));
  const flow = useNearMe({ fallback, stored });
  const origin = useSelector(flow, (snapshot) => snapshot.context.origin);
  const trouble = useSelector(flow, (snapshot) => snapshot.context.trouble);
  const busy = useSelector(flow, isLocating);
  const picking = useSelector(flow, isPickerOpen);
  const labels = labelsAt(pathname);
  const results = useRef<HTMLElement>(null);
  const wasAsked = useRef(stored !== null);

  useEffect(() => {
    if (!origin) return;
    storeOrigin(codename, { origin, trouble });
    // The tapped control is gone; screen readers continue at what replaced it.
    if (!wasAsked.current) results.current?.focus({ preventScroll: true });
    wasAsked.current = true;
  }, [codename, origin, trouble]);

  const ask = () => flow.send({ type: 'position.ask' });
  const pick = () => flow.send({ type: 'place.open' });
  return (
    <>
      <NearMeTop />
      {origin ? (
        <section ref={results} tabIndex={-1} aria-label={m('title.near-me')} style={{ outline: 'none' }}>
          <OriginBar origin={origin} trouble={trouble} busy={busy} onAsk={ask} onPick={pick} />
          <Suspense fallback={<ResultsSkeleton />}>
            <NearMeResults
              key={JSON.stringify([origin.position, labels])}
              origin={origin}
              labels={labels}
              onPick={pick}
            />
          </Suspense>
        </section>
      ) : (
        <PositionPrompt busy={busy} onAsk={ask} onPick={pick} />
      )}
      <OnDemand needed={picking} onFail={() => flow.send({ type: 'place.close' })}>
        <LocationPicker
          open={picking}
          near={origin?.position ?? null}
          onAsk={ask}
          onChoose={(chosen) => flow.send({ type: 'place.choose', origin: chosen })}
          onClose={() => flow.send({ type: 'place.close' })}
        />
      </OnDemand>
    </>
  );
}

export default function NearMeScreen() {
  const { codename } = useStore();
  const [origin] = useState(() => readOrigin(codename));
  // The server's html knows of no position.
  const hydratedOrigin = useHydrated() ? origin : null;
  return <NearMe key={String(hydratedOrigin !== null)} stored={hydratedOrigin} />;
}
