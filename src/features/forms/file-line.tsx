import { useField } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import { uploadBytes } from '../../__generated__/limits';
import type { PlainMessageKey } from '../../i18n/translate';
import { useMessages } from '../../i18n/use-messages';
import { formFilePath } from '../../routing/form-paths';
import { token } from '../../theme/token';
import { Button } from '../../ui/button/button';
import { PictureField } from '../../ui/field/picture-field';
import { useFieldError } from '../../ui/field/use-field-error';
import { newSessionCode } from '../../api/session-code';
import { useRefusalText } from '../refusals/refusal-text';
import type { FilledFile } from './form-schema';
import { dataUrlOf, isPicture, pictureTypes, shrinkPicture } from '../../api/shrink-picture';
import type { UploadFile } from './use-form-upload';

export interface FileLineProps {
  name: string;
  label: string;
  upload: UploadFile;
}

interface ChosenPicture {
  code: string;
  picture: Blob;
  url: string;
}

const reasons: { readonly [code: string]: PlainMessageKey | undefined } = {
  PICTURE_INVALID: 'form-line.file-wrong-type',
  PICTURE_TOO_LARGE: 'form-line.file-too-large',
};

const Frame = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

/** A file field of a form. The picture is uploaded as soon as it is chosen. */
export function FileLine({ name, label, upload }: FileLineProps) {
  const m = useMessages();
  const refusalText = useRefusalText();
  const [{ value }, , { setValue }] = useField<FilledFile | null>(name);
  const missing = useFieldError(name);
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const [error, setError] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const abort = useRef<(() => void) | null>(null);
  const sentUrl = useHref(formFilePath(value?.id ?? ''));
  useEffect(() => () => abort.current?.(), []);
  const send = (next: ChosenPicture) => {
    setChosen(next);
    setError(undefined);
    setShare(0);
    abort.current = upload({
      ...next,
      onProgress: setShare,
      onEnd(end) {
        abort.current = null;
        setShare(null);
        if (end.outcome === 'done') return void setValue({ id: next.code });
        if (end.outcome === 'failed') return setError(m('form-line.file-failed'));
        const key = reasons[end.code];
        if (key) setChosen(null);
        setError(key ? m(key) : refusalText(end));
      },
    });
  };
  const choose = async (file: File) => {
    if (!(await isPicture(file))) return setError(m('form-line.file-wrong-type'));
    const picture = await shrinkPicture(file);
    if (picture.size > uploadBytes) return setError(m('form-line.file-too-large'));
    const url = await dataUrlOf(picture).catch(() => null);
    if (url === null) return setError(m('form-line.file-wrong-type'));
    await setValue(null);
    send({ code: newSessionCode(), picture, url });
  };
  const clear = () => {
    abort.current?.();
    abort.current = null;
    setShare(null);
    setChosen(null);
    setError(undefined);
    void setValue(null);
  };
  const percent = Math.round((share ?? 0) * 100);
  const url = chosen?.url ?? (value && sentUrl);
  return (
    <Frame>
      <PictureField
        label={label}
        action={m(url ? 'form-line.file-change' : 'form-line.file-choose')}
        hint={m('form-line.file-hint')}
        error={error ?? missing}
        types={pictureTypes}
        preview={url ? { url, label: m('form-line.file-preview') } : null}
        progress={share === null ? null : { percent, label: m('form-line.file-progress', { percent }) }}
        onChoose={(file) => void choose(file)}
      />
      {chosen && error && (
        <Button $look="secondary" onClick={() => send(chosen)}>
          {m('form-line.file-retry')}
        </Button>
      )}
      {url && (
        <Button $look="secondary" onClick={clear}>
          {m(share === null ? 'form-line.file-remove' : 'form-line.file-stop')}
        </Button>
      )}
    </Frame>
  );
}
