import { takeLock } from '../../../provider/database/lock-file';

/** Waits for the word of its parent, tries to take the lock, says how it went, and holds it until it is killed. */
process.on('message', (directory: string) => {
  try {
    takeLock(directory);
    process.send?.('taken');
  } catch (error) {
    process.send?.((error as Error).name);
  }
});
process.send?.('ready');
