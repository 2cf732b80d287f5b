import { components } from './components/registry';
import { laterParts } from './items/pages/later-parts';
import { itemPages } from './items/pages/registry';
import { segments } from './segments/registry';

/** Every lazy renderer, for the server to load before it answers. */
export const renderers: readonly { preload(): Promise<void> }[] = [
  ...[...Object.values(components), ...Object.values(segments)].map(({ renderer }) => renderer),
  ...Object.values(itemPages),
  ...Object.values(laterParts),
];
