import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { useCallback, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { FormCustomerDocument } from '../../__generated__/documents/form-customer';
import type { FormScreenQuery } from '../../__generated__/gql/graphql';
import { useSignedIn } from '../../api/signed-in';
import { useStore } from '../../api/store-context';
import { useCustomerDocument } from '../../api/use-customer-document';
import { FormLines } from '../../features/forms/form-lines';
import { emptyValues, type FilledLine, filledForm, formSchema } from '../../features/forms/form-schema';
import { isFormSending, isFormSent } from '../../features/forms/selectors';
import { storedForm } from '../../features/forms/stored-form';
import { useFormSending } from '../../features/forms/use-form-sending';
import { useFormUpload } from '../../features/forms/use-form-upload';
import { SubmissionResult } from '../../features/orders/submission-result';
import { useMessages } from '../../i18n/use-messages';
import { useHydrated } from '../../lazy/use-hydrated';
import type { ScreenProps } from '../../routing/define-route';
import { formPath, homePath, loginPath } from '../../routing/paths';
import { token } from '../../theme/token';
import { Button, LinkButton } from '../../ui/button/button';
import { RetryLink } from '../../ui/button/retry-link';
import { MessageFrame } from '../../ui/feedback/message-frame';
import { Form, SubmitButton } from '../../ui/field/form';
import { PageSection } from '../../ui/layout/page-section';
import { IconDisc } from '../../ui/media/icon-disc';
import { Text } from '../../ui/text/text';

type StoreForm = NonNullable<FormScreenQuery['form']>;

const Head = styled.div`
  display: grid;
  gap: ${token('space-2')};
  margin-bottom: ${token('space-4')};
`;

const Description = styled.p`
  color: ${token('color-text-muted')};
  white-space: pre-line;
`;

const noVariables = {};
const noAmount = () => '';

type Submit = (form: FilledLine[]) => void;

interface SendingProps {
  name: string;
  customer: string;
  /** Called with the function that sends the form. */
  onReady: (submit: Submit) => void;
  onSent: () => void;
}

/** The button that sends the form, and the outcome. */
function Sending({ name, customer, onReady, onSent }: SendingProps) {
  const m = useMessages();
  const { flow, submit } = useFormSending(name, customer);
  const busy = useSelector(flow, isFormSending);
  const sent = useSelector(flow, isFormSent);
  const submission = useSelector(flow, ({ children }) => children.submission);
  useEffect(() => onReady(submit));
  useEffect(() => {
    if (sent) onSent();
  }, [sent, onSent]);
  return (
    <>
      <SubmissionResult
        submission={submission}
        title={m('form.failed')}
        amountOf={noAmount}
        failedText={m('form.failed-text')}
        onDismiss={() => flow.send({ type: 'notice.dismiss' })}
      />
      <SubmitButton busy={busy}>{m('form.send')}</SubmitButton>
    </>
  );
}

interface FormPartProps {
  form: StoreForm;
  name: string;
  /** The customer's id; null while it is loading, empty for a guest. */
  customer: string | null;
  /** Loads the customer again; null unless that failed. */
  onRetry: (() => void) | null;
}

function FormPart({ form, name, customer, onRetry }: FormPartProps) {
  const m = useMessages();
  const { codename } = useStore();
  const hydrated = useHydrated();
  const { lines } = form;
  const [schema] = useState(() => formSchema(lines));
  const [stored] = useState(() => storedForm(codename, `f-${form.id}`, lines));
  // The server's HTML has nothing that this browser stores.
  const [initial, setInitial] = useState(() => (hydrated ? stored.read() : emptyValues(lines)));
  const [sent, setSent] = useState(false);
  const submit = useRef<Submit | null>(null);
  const upload = useFormUpload();
  const finish = useCallback(() => {
    stored.remove();
    setInitial(emptyValues(lines));
    setSent(true);
  }, [stored, lines]);
  const startAgain = () => setSent(false);
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
        <Text as="h1" $size="large" $weight={700}>
          {form.title}
        </Text>
        {form.description && <Description>{form.description}</Description>}
      </Head>
      <Form
        initial={initial}
        schema={schema}
        onChange={(values) => hydrated && stored.write(values)}
        onSubmit={(values) => submit.current?.(filledForm(lines, values))}
      >
        <FormLines lines={lines} {...(customer && { upload })} />
        {customer === '' && <LinkButton to={loginPath(formPath(name))}>{m('form.sign-in')}</LinkButton>}
        {onRetry && (
          <p role="alert">
            {m('failure.text')} <RetryLink $look="secondary" $small onRetry={onRetry} />
          </p>
        )}
        {customer === null && <SubmitButton disabled>{m('form.send')}</SubmitButton>}
        {customer && (
          <Sending
            key={customer}
            name={name}
            customer={customer}
            onReady={(next) => {
              submit.current = next;
            }}
            onSent={finish}
          />
        )}
      </Form>
    </PageSection>
  );
}

export default function FormScreen({ data: { form }, params: { value = '' } }: ScreenProps<FormScreenQuery>) {
  const signedIn = useSignedIn();
  const hydrated = useHydrated();
  const { loaded, reload } = useCustomerDocument(FormCustomerDocument, noVariables);
  const customer = signedIn ? (loaded?.ok && loaded.data.customer?.id) || null : '';
  return (
    form && (
      <FormPart
        key={`${String(hydrated)} ${form.id}`}
        form={form}
        name={value}
        customer={customer}
        onRetry={loaded?.ok === false ? reload : null}
      />
    )
  );
}
