import { ensureBuilt, forgetBuild } from './ensure-built.mjs';
import { ensureGenerated } from './ensure-generated.mjs';
import { runProgram } from './run-program.mjs';

/** `npm run build`: builds for production, even if nothing changed since the last build. */
runProgram(async () => {
  await ensureGenerated();
  forgetBuild('production');
  await ensureBuilt('production');
  return 0;
});
