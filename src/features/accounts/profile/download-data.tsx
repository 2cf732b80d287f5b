import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { clearSession, noteAnswer, sessionHeaders } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { codeOfCut, codeOfStatus, retryAfterOf } from '../../../api/transport-code';
import { useFailureText } from '../../../i18n/use-failure-text';
import { useMessages } from '../../../i18n/use-messages';
import { personalDataPath } from '../../../routing/customer-paths';
import { Button } from '../../../ui/button/button';
import { FormAlert } from '../../../ui/field/form-alert';

const statuses = { signedOut: 401, otherSession: 409, tooMany: 429 };

function store(file: Blob) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'data-saya.json';
  link.click();
  URL.revokeObjectURL(url);
}

/** Downloads the customer's personal data as a file; shows the reason if that fails. */
export function DownloadData() {
  const m = useMessages();
  const failureText = useFailureText();
  const { codename } = useStore();
  const url = useHref(personalDataPath);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async (): Promise<string | null> => {
    const response = await fetch(url, { headers: sessionHeaders() }).catch(() => null);
    if (!response) return failureText({ code: 'OFFLINE' });
    if (response.status === statuses.tooMany) return m('refusal.too-many-guesses');
    if (response.status === statuses.signedOut) {
      clearSession(codename);
      return null;
    }
    if (response.status === statuses.otherSession) {
      noteAnswer('OTHER_SESSION');
      return null;
    }
    const { ok, status, headers } = response;
    if (!ok) return failureText({ code: codeOfStatus(status), retryAfter: retryAfterOf(headers) });
    const file = await response.blob().catch(() => null);
    if (!file) return failureText({ code: codeOfCut(status) });
    store(file);
    return null;
  };
  const download = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(await load());
    setBusy(false);
  };
  return (
    <>
      <Button $look="quiet" aria-disabled={busy || undefined} onClick={() => void download()}>
        {m('profile.download')}
      </Button>
      {failure && <FormAlert>{failure}</FormAlert>}
    </>
  );
}
