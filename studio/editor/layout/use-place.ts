import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Json } from '../editor';
import { useFollowedPlace } from '../place/use-followed-place';

export const panes = ['outline', 'page', 'form'] as const;
/** What a phone shows; a wide page shows all of them. */
export type Pane = (typeof panes)[number];

const isPane = (name: string | null): name is Pane => panes.some((pane) => pane === name);

interface PlaceState {
  /** The location with which the place was opened. */
  readonly opening: string;
}

/**
 * The open place and pane stand in the URL, for a reload and the way back. The place follows its part through the
 * versions of the document.
 */
export function usePlace(document: Json) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const opening = (location.state as PlaceState | null)?.opening ?? location.key;
  const inUrl = params.get('place') ?? '';
  const followed = useFollowedPlace(document, opening, inUrl);
  const place = followed ?? '';
  const named = params.get('pane');
  const pane: Pane = isPane(named) ? named : 'outline';
  // The router renders a new location later than the change that it may belong to.
  const isOpening = useRef(false);
  const open = useCallback(
    (next: string) => {
      isOpening.current = true;
      setParams((before) => ({ ...Object.fromEntries(before), place: next, pane: 'form' }), {
        replace: next === place && pane === 'form',
      });
    },
    [setParams, place, pane],
  );
  const show = useCallback(
    (next: Pane) =>
      setParams((before) => ({ ...Object.fromEntries(before), pane: next }), { replace: true, state: { opening } }),
    [setParams, opening],
  );
  useEffect(() => {
    isOpening.current = false;
  }, [location.key]);
  useEffect(() => {
    if (place === inUrl || isOpening.current) return;
    setParams((before) => ({ ...Object.fromEntries(before), place }), { replace: true, state: { opening } });
  }, [place, inUrl, opening, setParams]);
  return { place, isGone: followed === null, pane, open, show };
}
