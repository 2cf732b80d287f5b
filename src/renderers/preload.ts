import { components } from './components/registry';
import { segments } from './segments/registry';

/** Every lazy renderer, for the server to load before it answers. */
export const renderers: readonly { preload(): Promise<void> }[] = [
  ...Object.values(components),
  ...Object.values(segments),
].map(({ renderer }) => renderer);
