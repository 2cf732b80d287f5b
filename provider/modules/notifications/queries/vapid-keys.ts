import { generateVAPIDKeys } from 'web-push';
import type { Database } from '../../../database/database';
import type { VapidKeys } from '../../../push/push-service';

/** Created once, by the first provider process that needs them. */
export function createVapidKeys(database: Database) {
  let cached: VapidKeys | undefined;
  const read = async () => {
    const [keys] = await database.query<VapidKeys>(
      'select public_key as "publicKey", private_key as "privateKey" from vapid_keys',
    );
    return keys;
  };
  return async (): Promise<VapidKeys> => {
    cached ??= await read();
    if (cached) return cached;
    const { publicKey, privateKey } = generateVAPIDKeys();
    await database.query('insert into vapid_keys (public_key, private_key) values ($1, $2) on conflict do nothing', [
      publicKey,
      privateKey,
    ]);
    cached = await read();
    if (!cached) throw new Error('The keys of push messages were not stored');
    return cached;
  };
}
