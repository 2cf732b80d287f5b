import { useEffect, useState } from 'react';
import { useStore } from '../../api/store-context';
import { FormLines } from '../../features/forms/form-lines';
import { type FilledLine, filledForm, type FormLine, formSchema } from '../../features/forms/form-schema';
import { storedForm } from '../../features/forms/stored-form';
import { useFormUpload } from '../../features/forms/use-form-upload';
import { useMessages } from '../../i18n/use-messages';
import { Form } from '../../ui/field/form';
import { PageSection } from '../../ui/layout/page-section';

export interface RideFieldsProps {
  /** The id of the form, so that a button outside can submit it. */
  id: string;
  subject: string;
  lines: readonly FormLine[];
  onReady: () => void;
  onInvalid: () => void;
  onFilled: (form: FilledLine[]) => void;
}

/** The store's form for a ride. */
export default function RideFields({ id, subject, lines, onReady, onInvalid, onFilled }: RideFieldsProps) {
  const m = useMessages();
  const { codename } = useStore();
  const upload = useFormUpload();
  const [stored] = useState(() => storedForm(codename, subject, lines));
  const [initial] = useState(() => stored.read());
  const [schema] = useState(() => formSchema(lines));
  useEffect(onReady, [onReady]);
  return (
    <PageSection title={m('ride-order.form')}>
      <Form
        id={id}
        initial={initial}
        schema={schema}
        onChange={stored.write}
        onInvalid={onInvalid}
        onSubmit={(values) => onFilled(filledForm(lines, values))}
      >
        <FormLines lines={lines} upload={upload} />
      </Form>
    </PageSection>
  );
}
