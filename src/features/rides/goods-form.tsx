import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useFlowEvents } from '../../actors/use-flow-events';
import { useStore } from '../../api/store-context';
import { Form } from '../../ui/field/form';
import type { PurchaseFlow } from '../buying/use-purchase';
import { FormLines } from '../forms/form-lines';
import { type FilledLine, filledForm, type FormLine, formSchema, type FormValues } from '../forms/form-schema';
import { storedForm } from '../forms/stored-form';
import { useFormUpload } from '../forms/use-form-upload';

export interface GoodsFormProps {
  /** The key under which the answers are stored. */
  subject: string;
  lines: readonly FormLine[];
  purchase: PurchaseFlow;
  /** Called on every change, with null while something is missing or invalid. */
  onAnswered: (answers: FilledLine[] | null) => void;
}

/** The carrier's form. It is submitted with the checkout, and the order button shows what is missing. */
export default function GoodsForm({ subject, lines, purchase, onAnswered }: GoodsFormProps) {
  const id = useId();
  const { codename } = useStore();
  const upload = useFormUpload();
  const [stored] = useState(() => storedForm(codename, subject, lines));
  const [initial] = useState(() => stored.read());
  const [schema] = useState(() => formSchema(lines));
  const answer = useEffectEvent((values: FormValues) =>
    onAnswered(schema.isValidSync(values) ? filledForm(lines, values) : null),
  );
  useEffect(() => answer(initial), [initial]);
  useFlowEvents(purchase, {
    'section.missing': ({ section }) => {
      const form = document.getElementById(id);
      if (section === 'package' && form instanceof HTMLFormElement) form.requestSubmit();
    },
  });
  return (
    <Form
      id={id}
      initial={initial}
      schema={schema}
      onSubmit={() => undefined}
      onChange={(values) => {
        stored.write(values);
        onAnswered(schema.isValidSync(values) ? filledForm(lines, values) : null);
      }}
    >
      <FormLines lines={lines} upload={upload} />
    </Form>
  );
}
