import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { FormCustomerDocument } from '../../__generated__/documents/form-customer';
import type { FormScreenQuery } from '../../__generated__/gql/graphql';
import { useSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { useCustomerDocument } from '../../api/use-customer-document';
import { FormLines } from '../../features/form-lines/form-lines';
import { emptyValues, filledForm, formSchema } from '../../features/form-lines/form-schema';
import { isFormSending, isFormSent } from '../../features/form-lines/selectors';
import { storedForm } from '../../features/form-lines/stored-form';
import { useFormSending } from '../../features/form-lines/use-form-sending';
import { useFormUpload } from '../../features/form-lines/use-form-upload';
import { SubmissionResult } from '../../features/orders/submission-result';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import type { ScreenProps } from '../../routing/define-route';
import { formPath, homePath, loginPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { MessageFrame } from '../../ui/feedback/message-frame';
import { Form, SubmitButton } from '../../ui/field/form';
import { PageSection } from '../../ui/layout/page-section';
import { IconDisc } from '../../ui/media/icon-disc';

type StoreForm = NonNullable<FormScreenQuery['form']>;

const Head = styled.header`
  display: grid;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-4')};

  h1 {
    font-size: ${token('font-large')};
    font-weight: 700;
  }

  p {
    color: ${token('color-text-muted')};
    white-space: pre-line;
  }
`;

const noVariables = {};
const noAmount = () => '';

interface FormPartProps {
  form: StoreForm;
  name: string;
  /** Its id; empty while nobody is signed in. */
  customer: string;
}

function FormPart({ form, name, customer }: FormPartProps) {
  const m = useMessages();
  const { codename } = useStore();
  const hydrated = useHydrated();
  const { lines } = form;
  const [schema] = useState(() => formSchema(lines));
  const [stored] = useState(() => storedForm(codename, `f-${form.id}`, lines));
  // The server's html has nothing of what this browser stores.
  const [initial, setInitial] = useState(() => (hydrated ? stored.read() : emptyValues(lines)));
  const upload = useFormUpload();
  const { flow, submit } = useFormSending(name, customer);
  const sending = useSelector(flow, isFormSending);
  const sent = useSelector(flow, isFormSent);
  const submission = useSelector(flow, ({ children }) => children.submission);
  useEffect(() => {
    if (sent) stored.remove();
  }, [sent, stored]);
  const startAgain = () => {
    setInitial(emptyValues(lines));
    flow.send({ type: 'form.restart' });
  };
  if (sent) {
    return (
      <div role="status">
        <MessageFrame>
          <IconDisc $size={72} $shape="round" $soft>
            <Check size={36} aria-hidden />
          </IconDisc>
          <h1>{m('form.sent')}</h1>
          <p>{form.thanks || m('form.sent-text')}</p>
          <LinkButton to={homePath}>{m('action.home')}</LinkButton>
          <Button $look="secondary" onClick={startAgain}>
            {m('form.again')}
          </Button>
        </MessageFrame>
      </div>
    );
  }
  return (
    <PageSection label={form.title}>
      <Head>
        <h1>{form.title}</h1>
        {form.description && <p>{form.description}</p>}
      </Head>
      <Form
        initial={initial}
        schema={schema}
        onChange={(values) => hydrated && stored.write(values)}
        onSubmit={(values) => customer && submit(filledForm(lines, values))}
      >
        <FormLines lines={lines} {...(customer && { upload })} />
        {customer ? (
          <SubmitButton busy={sending}>{m('form.send')}</SubmitButton>
        ) : (
          <LinkButton to={loginPath(formPath(name))}>{m('form.sign-in')}</LinkButton>
        )}
      </Form>
      <SubmissionResult
        submission={submission}
        title={m('form.failed')}
        amountOf={noAmount}
        onDismiss={() => flow.send({ type: 'notice.dismiss' })}
      />
    </PageSection>
  );
}

export default function FormScreen({ data: { form }, params: { value = '' } }: ScreenProps<FormScreenQuery>) {
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const { loaded } = useCustomerDocument(FormCustomerDocument, noVariables);
  const customer = (signedIn && loaded?.ok && loaded.data.customer?.id) || '';
  return (
    form && <FormPart key={`${String(hydrated)} ${customer} ${form.id}`} form={form} name={value} customer={customer} />
  );
}
