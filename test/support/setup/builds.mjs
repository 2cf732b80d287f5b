import { ensureBuilt } from '../../../server/bootstrap/ensure-built.mjs';
import { ensureGenerated } from '../../../server/bootstrap/ensure-generated.mjs';

/** Before the browser tests: they look at pages made of what the sources are now. */
export default async () => {
  await ensureGenerated();
  await ensureBuilt('production');
  await ensureBuilt('development');
};
