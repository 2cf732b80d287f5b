import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { uploadBytes } from '../../__generated__/limits';
import { isUploading } from '../../features/invoices/selectors';
import { dataUrlOf, isPicture, pictureTypes, shrinkPicture } from '../../api/shrink-picture';
import type { InvoicePaymentFlow } from '../../features/invoices/use-invoice-payment';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { PictureField } from '../../ui/field/picture-field';

const Frame = styled.div`
  display: grid;
  gap: ${token('space-3')};
  margin-top: ${token('space-3')};
`;

export interface ProofPickerProps {
  flow: InvoicePaymentFlow;
  /** When the earlier proof was sent; a new one replaces it. */
  sentAt: string | null;
}

/** Picks, previews and sends a picture that proves a transfer. */
export function ProofPicker({ flow, sentAt }: ProofPickerProps) {
  const m = useMessages();
  const [chosen, setChosen] = useState<{ picture: Blob; url: string; after: string | null } | null>(null);
  const [error, setError] = useState<string>();
  const uploading = useSelector(flow, isUploading);
  const percent = useSelector(flow, ({ context }) => Math.round(context.progress * 100));
  const choose = async (file: File) => {
    if (!(await isPicture(file))) return setError(m('invoice.proof-wrong-type'));
    const picture = await shrinkPicture(file);
    if (picture.size > uploadBytes) return setError(m('invoice.proof-too-large'));
    const url = await dataUrlOf(picture).catch(() => null);
    if (url === null) return setError(m('invoice.proof-wrong-type'));
    setError(undefined);
    setChosen({ picture, url, after: sentAt });
  };
  return (
    <Frame>
      <PictureField
        label={m('invoice.proof')}
        action={m(chosen || sentAt ? 'invoice.proof-change' : 'invoice.proof-choose')}
        hint={m('invoice.proof-hint')}
        error={error}
        types={pictureTypes}
        preview={chosen && { url: chosen.url, label: m('invoice.proof-preview') }}
        progress={uploading ? { percent, label: m('invoice.proof-progress', { percent }) } : null}
        onChoose={(file) => void choose(file)}
      />
      {uploading ? (
        <Button $look="secondary" onClick={() => flow.send({ type: 'proof.stop' })}>
          {m('invoice.proof-stop')}
        </Button>
      ) : (
        chosen?.after === sentAt && (
          <Button onClick={() => flow.send({ type: 'proof.send', file: chosen.picture })}>
            {m('invoice.proof-send')}
          </Button>
        )
      )}
    </Frame>
  );
}
