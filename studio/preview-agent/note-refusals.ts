interface Refused {
  readonly errors?: readonly { readonly message?: string; readonly extensions?: { readonly code?: string } }[];
}

const shownMs = 6_000;

/** Says that a preview changes nothing, whenever the facade refused a change for that reason. */
export function noteRefusals(page: Pick<Window & typeof globalThis, 'fetch' | 'document' | 'setTimeout'>) {
  const ask = page.fetch;
  let shown = 0;

  const say = (text: string) => {
    const note = page.document.getElementById('preview-note');
    if (!note) return;
    note.textContent = text;
    shown += 1;
    const mine = shown;
    page.setTimeout(() => {
      if (mine === shown) note.textContent = '';
    }, shownMs);
  };

  page.fetch = async (input, init) => {
    const response = await ask(input, init);
    if (init?.method === 'POST') {
      const body = (await response
        .clone()
        .json()
        .catch(() => ({}))) as Refused;
      const refusal = body.errors?.find(({ extensions }) => extensions?.code === 'PREVIEW');
      if (refusal?.message) say(refusal.message);
    }
    return response;
  };
}
