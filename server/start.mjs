import { develop } from './bootstrap/develop.mjs';
import { ensureBuilt } from './bootstrap/ensure-built.mjs';
import { ensureGenerated } from './bootstrap/ensure-generated.mjs';
import { ensureInstalled } from './bootstrap/ensure-installed.mjs';
import { requireClock } from './bootstrap/require-clock.mjs';
import { requireNode } from './bootstrap/require-node.mjs';
import { runProgram } from './bootstrap/run-program.mjs';
import { serve } from './bootstrap/serve.mjs';

runProgram(async () => {
  requireNode();
  requireClock();
  await ensureInstalled();
  await ensureGenerated();
  if (process.argv.includes('--dev')) return develop();
  await ensureBuilt('production');
  return serve();
});
