import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { clearSession } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { failureKey } from '../../i18n/failure-key';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { personalDataPath } from '../../routing/customer-paths';
import { Button } from '../../ui/button/button';
import { FormAlert } from '../../ui/field/form-alert';

const statuses = { signedOut: 401, tooMany: 429 };

function store(file: Blob) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'data-saya.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** Stores what is known of the customer as a file; why it was not stays on the page. */
export function DownloadData() {
  const m = useMessages();
  const { codename } = useStore();
  const url = useHref(personalDataPath);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PlainMessageKey | null>(null);
  const load = async (): Promise<PlainMessageKey | null> => {
    const response = await fetch(url).catch(() => null);
    if (!response) return failureKey('OFFLINE');
    if (response.status === statuses.tooMany) return 'refusal.too-many-guesses';
    if (response.status === statuses.signedOut) {
      clearSession(codename);
      return null;
    }
    if (!response.ok) return failureKey(`${response.status}`);
    store(await response.blob());
    return null;
  };
  const download = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(await load().catch(() => failureKey('OFFLINE')));
    setBusy(false);
  };
  return (
    <>
      <Button $look="quiet" aria-disabled={busy || undefined} onClick={() => void download()}>
        {m('profile.download')}
      </Button>
      {failure && <FormAlert>{m(failure)}</FormAlert>}
    </>
  );
}
