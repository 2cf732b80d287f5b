import { useState } from 'react';
import { ancestorsOf, type NodeIndex } from '../../entries/model/find-node';

const openAtFirst: ReadonlySet<string> = new Set(['~sections']);

/** The rows that are open: those that the person opened, and those around the current one when it changes. */
export function useExpanded({ byKey }: NodeIndex, currentKey: string | null) {
  const [expanded, setExpanded] = useState(openAtFirst);
  const [shown, setShown] = useState<string | null>(null);
  const current = currentKey === null ? undefined : byKey.get(currentKey);
  if (current && currentKey !== shown) {
    setShown(currentKey);
    setExpanded(new Set([...expanded, ...ancestorsOf(current).map(({ key }) => key)]));
  }
  return [expanded, setExpanded] as const;
}
