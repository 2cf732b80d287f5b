import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export const panes = ['outline', 'page', 'form'] as const;
/** What a phone shows; a wide page shows all of them. */
export type Pane = (typeof panes)[number];

const isPane = (name: string | null): name is Pane => panes.some((pane) => pane === name);

/** The open place and pane stand in the URL, for a reload and the way back. */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const place = params.get('place') ?? '';
  const named = params.get('pane');
  const pane: Pane = isPane(named) ? named : 'outline';
  const open = useCallback(
    (next: string) =>
      setParams((before) => ({ ...Object.fromEntries(before), place: next, pane: 'form' }), {
        replace: next === place && pane === 'form',
      }),
    [setParams, place, pane],
  );
  const show = useCallback(
    (next: Pane) => setParams((before) => ({ ...Object.fromEntries(before), pane: next }), { replace: true }),
    [setParams],
  );
  return { place, pane, open, show };
}
