import type { TestCustomer } from './customers';
import { picture } from './invoices';
import type { Shop } from './shop';

/** A customer's calls about the photo. */
export function photosOf(shop: Shop, customer: Pick<TestCustomer, 'headers'>) {
  const path = '/api/v2/customer/photo';
  const headers = customer.headers as Record<string, string>;
  return {
    async send(body?: Buffer, uid = shop.newSession()) {
      const photo = new Uint8Array(body ?? (await picture({ width: 60, height: 60 })));
      const answer = await shop.ask(`${path}/${uid}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'image/png' },
        body: photo,
      });
      return { uid, status: answer.status, body: answer.body as { success?: boolean; error_code?: string | null } };
    },
    remove: () => shop.ask(path, { method: 'DELETE', headers }),
    async show(uid: string) {
      const { url } = await shop.ask(`${path}/${uid}`, { headers });
      const answer = await fetch(url, { headers });
      return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
    },
    async uid() {
      const { body } = await shop.ask('/api/profile', { headers });
      return (body as { data: { photo_uid: string | null } }).data.photo_uid;
    },
  };
}
