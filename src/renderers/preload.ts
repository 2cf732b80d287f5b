import { components } from './components/registry';
import { items } from './items/registry';
import { segments } from './segments/registry';

/** Every lazy renderer, for the server to load before it answers. */
export const renderers: readonly { preload(): Promise<void> }[] = [
  ...[...Object.values(components), ...Object.values(segments)].map(({ renderer }) => renderer),
  ...Object.values(items).map(({ page }) => page),
];
