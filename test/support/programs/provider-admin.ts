import type { components } from '../../../provider/__generated__/rest';

type Rest = components['schemas'];

export type Applied = { ok: true; revision: number; changed: boolean } | { ok: false; errors: Rest['SourceError'][] };

/** The provider's admin calls, as the command line uses them. */
export function providerAdmin({ url, adminKey }: { url: string; adminKey: string }) {
  async function send<T>(
    method: string,
    path: string,
    type: string,
    body: string,
  ): Promise<{ status: number; body: T }> {
    const response = await fetch(url + path, {
      method,
      body,
      headers: { 'content-type': type, authorization: `Bearer ${adminKey}` },
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  return {
    async apply(codename: string, document: object): Promise<Applied> {
      const path = `/admin/stores/${codename}/revisions`;
      const answer = await send<Rest['AppliedReply'] | Rest['RefusedReply']>(
        'POST',
        path,
        'application/yaml',
        JSON.stringify(document),
      );
      if (answer.status === 200) return { ok: true, ...(answer.body as Rest['AppliedReply']).data };
      if (answer.status === 422) return { ok: false, errors: (answer.body as Rest['RefusedReply']).errors };
      throw new Error(`Applying ${codename} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    },
    async replaceItems(codename: string, items: object[]): Promise<void> {
      const path = `/admin/stores/${codename}/items`;
      const { status, body } = await send('POST', path, 'application/yaml', JSON.stringify({ items }));
      if (status !== 200) throw new Error(`Replacing the items answered ${status}: ${JSON.stringify(body)}`);
    },
  };
}

export type ProviderAdmin = ReturnType<typeof providerAdmin>;
