import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useStore } from '../../api/store-context';
import { defaultCentre } from '../../features/map/tiles';
import { isLocating, isPickerOpen } from '../../features/search/selectors';
import { type NearMeStart, useNearMe } from '../../features/search/use-near-me';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { useHydrated } from '../../lazy/use-hydrated';
import { fields, number, oneOf, orNull } from '../../storage/fields';
import { text } from '../../storage/shape';
import { storedValue } from '../../storage/stored-value';
import { token } from '../../theme/token';
import { OnDemand } from '../../ui/feedback/on-demand';
import { RowListSkeleton, SkeletonBlock } from '../../ui/skeleton/skeletons';
import { NearMeResults } from './near-me-results';
import NearMeTop, { labelsAt } from './near-me-top';
import { OriginBar } from './origin-bar';
import { PositionPrompt } from './position-prompt';

const Toggle = styled.div`
  padding: ${token('space-2')} ${token('space-4')} ${token('space-3')};
  background: ${token('color-surface')};
`;

const ResultsSkeleton = () => (
  <>
    <Toggle>
      <SkeletonBlock $height="44px" />
    </Toggle>
    <RowListSkeleton count={6} />
  </>
);

type StoredOrigin = NonNullable<NearMeStart['stored']>;

/** Stored only for the browser session: a position is personal, so it is neither in a URL nor stored permanently. */
const stored = (codename: string) =>
  storedValue(
    'session/person/near-me',
    fields({
      origin: fields({ position: fields({ latitude: number, longitude: number }), name: orNull(text) }),
      trouble: orNull(oneOf('denied', 'unknown')),
    }),
    codename,
  );

/** The origin of this session's last search; null without one, or without storage. */
export const readOrigin = (codename: string): StoredOrigin | null => stored(codename).read();

/** Without storage, the visitor is asked again after a reload. */
export const storeOrigin = (codename: string, origin: StoredOrigin) => {
  stored(codename).write(origin);
};

const LocationPicker = lazyComponent(
  () => import(/* webpackChunkName: "place-picker" */ '../../features/search/location-picker'),
);

function NearMe({ stored }: { stored: NearMeStart['stored'] }) {
  const m = useMessages();
  const { codename } = useStore();
  const { pathname } = useLocation();
  const [fallback] = useState(() => ({ position: defaultCentre, name: m('near-me.monas') }));
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
    // The tapped control is gone, so screen readers continue at its replacement.
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
          title={m('near-me.pick')}
          near={origin?.position ?? null}
          onAsk={ask}
          onChoose={({ name, position }) => flow.send({ type: 'place.choose', origin: { name, position } })}
          onClose={() => flow.send({ type: 'place.close' })}
        />
      </OnDemand>
    </>
  );
}

export default function NearMeScreen() {
  const { codename } = useStore();
  const [origin] = useState(() => readOrigin(codename));
  // The server's HTML has no position.
  const hydratedOrigin = useHydrated() ? origin : null;
  return <NearMe key={String(hydratedOrigin !== null)} stored={hydratedOrigin} />;
}
