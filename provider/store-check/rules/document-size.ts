import { storeBytes } from '../../__generated__/limits';
import { formatBytes } from '../format-bytes';
import type { Rule } from './rule';

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/**
 * A store must fit into one reply of the provider. It is measured with its defaults, as the reply carries it; what the
 * reply adds (empty fields) stays under the other half of the reply's limit.
 */
export const documentSize: Rule = (store) => {
  const bytes = sizeOf(store);
  if (bytes <= storeBytes) return [];
  const sizes = store.components.map(sizeOf);
  const largest = sizes.indexOf(Math.max(...sizes));
  const { view_uid: id } = store.components[largest] ?? {};
  return [
    {
      path: ['components', largest],
      reason: `the store has ${formatBytes(bytes)} with its defaults, at most ${formatBytes(storeBytes)} fit`,
      hint: `The largest component is this one, "${id}", with ${formatBytes(sizes[largest] ?? 0)}: shorten its texts or divide it.`,
    },
  ];
};
