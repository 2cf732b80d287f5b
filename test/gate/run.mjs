import { spawn } from 'node:child_process';
import { ensureInstalled } from '../../server/bootstrap/ensure-installed.mjs';
import { requireNode } from '../../server/bootstrap/require-node.mjs';
import { fromRoot, root } from '../../server/bootstrap/root.mjs';
import { runProgram } from '../../server/bootstrap/run-program.mjs';
import { exitCodeOf } from '../../server/bootstrap/exit-code.mjs';
import { onStop } from '../../server/bootstrap/serve.mjs';

runProgram(async () => {
  requireNode();
  await ensureInstalled();
  const gate = spawn(process.execPath, ['--import', 'tsx', fromRoot('test/gate/main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  onStop((signal) => signal && gate.kill(signal));
  return exitCodeOf(gate);
});
