import { ensurePrograms } from '../../../server/bootstrap/ensure-programs.mjs';

/** Runs before the suites, so that they start programs of the current sources. */
export default () => ensurePrograms();
