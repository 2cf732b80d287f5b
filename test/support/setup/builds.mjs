import { ensureBuilt } from '../../../server/bootstrap/ensure-built.mjs';
import { ensureGenerated } from '../../../server/bootstrap/ensure-generated.mjs';

/** Runs before the browser tests, so that they test pages built from the current sources. */
export default async () => {
  await ensureGenerated();
  await ensureBuilt('production');
  await ensureBuilt('development');
};
