import { ensurePrograms } from '../../../server/bootstrap/ensure-programs.mjs';

/** Before the suites: those that start programs start what the sources are now. */
export default () => ensurePrograms();
