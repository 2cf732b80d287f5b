import { takeLock } from '../../../provider/database/lock-file';

/**
 * Waits for its parent's message, tries to take the lock, reports the outcome, and holds the lock until it is killed.
 */
process.on('message', (directory: string) => {
  try {
    takeLock(directory);
    process.send?.('taken');
  } catch (error) {
    process.send?.((error as Error).name);
  }
});
process.send?.('ready');
