import { useField } from 'formik';
import { useState } from 'react';
import { uploadBytes } from '../../__generated__/limits';
import { useMessages } from '../../i18n/use-messages';
import { PictureField } from '../../ui/field/picture-field';
import { useFieldError } from '../../ui/field/use-field-error';
import { dataUrlOf, pictureTypes, shrinkPicture } from './shrink-picture';
import type { FilledFile } from './form-schema';

/** Sends a picture and answers its id; rejects where it did not arrive. */
export type UploadFile = (file: Blob, onProgress: (share: number) => void) => Promise<string>;

export interface FileLineProps {
  name: string;
  label: string;
  upload: UploadFile;
}

/** A picture that a form asks for, sent as soon as it is chosen. */
export function FileLine({ name, label, upload }: FileLineProps) {
  const m = useMessages();
  const [{ value }, , { setValue }] = useField<FilledFile | null>(name);
  const missing = useFieldError(name);
  const [error, setError] = useState<string>();
  const [share, setShare] = useState<number | null>(null);
  const choose = async (file: File) => {
    if (!pictureTypes.includes(file.type)) return setError(m('form-line.file-wrong-type'));
    const picture = await shrinkPicture(file);
    if (picture.size > uploadBytes) return setError(m('form-line.file-too-large'));
    setError(undefined);
    setShare(0);
    try {
      const [id, url] = await Promise.all([upload(picture, setShare), dataUrlOf(picture)]);
      void setValue({ id, url });
    } catch {
      setError(m('form-line.file-failed'));
    }
    setShare(null);
  };
  const percent = Math.round((share ?? 0) * 100);
  return (
    <PictureField
      label={label}
      action={m(value ? 'form-line.file-change' : 'form-line.file-choose')}
      hint={m('form-line.file-hint')}
      error={error ?? missing}
      types={pictureTypes}
      preview={value && { url: value.url, label: m('form-line.file-preview') }}
      progress={share === null ? null : { percent, label: m('form-line.file-progress', { percent }) }}
      onChoose={(file) => void choose(file)}
    />
  );
}
