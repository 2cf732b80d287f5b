import { useSelector } from '@xstate/react';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';
import { ProfileScreenDocument } from '../../__generated__/documents/profile-screen';
import type { Profile_FieldsFragment, ProfileScreenQuery } from '../../__generated__/gql/graphql';
import { nameLength, phoneLength } from '../../__generated__/limits';
import { isBusy } from '../../actors/selectors';
import { useFlowEvents } from '../../actors/use-flow-events';
import { readFragment } from '../../api/fragment';
import { useRefresh } from '../../api/use-refresh';
import { usePageData } from '../../api/use-loaded';
import { AccountPanel } from '../../features/accounts/account-panel';
import { phoneTest } from '../../features/accounts/phone-rule';
import SignInFirst from '../../features/accounts/sign-in-first';
import { useRefusalText } from '../../features/refusals/refusal-text';
import { useStoredEntry } from '../../features/stored-entry/use-stored-entry';
import { usePhotoPath } from '../../features/accounts/use-photo-path';
import { DownloadData } from '../../features/accounts/profile/download-data';
import { codeOf, hasSavingFailed } from '../../features/accounts/profile/selectors';
import { type TypedProfile, useProfileEdit } from '../../features/accounts/profile/use-profile-edit';
import { useMessages } from '../../i18n/use-messages';
import { lazyComponent } from '../../lazy/lazy-component';
import { customerPaths, profileFormId } from '../../routing/customer-paths';
import type { ScreenProps } from '../../routing/define-route';
import { phoneVerificationPath } from '../../routing/paths';
import { LinkButton } from '../../ui/button/button';
import { QuietButton } from '../../ui/button/quiet-button';
import { OnDemand } from '../../ui/feedback/on-demand';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { toastDurations, useToast } from '../../ui/feedback/use-toast';
import { Form, SubmitButton } from '../../ui/field/form';
import { FormAlert } from '../../ui/field/form-alert';
import { TextField } from '../../ui/field/text-field';
import { Picture } from '../../ui/media/picture';

const NewEmailSheet = lazyComponent(
  () => import(/* webpackChunkName: "new-email-sheet" */ '../../features/accounts/profile/new-email-sheet'),
);

const PhotoSheet = lazyComponent(
  () => import(/* webpackChunkName: "photo-sheet" */ '../../features/accounts/profile/photo-sheet'),
);

const schema = object({
  email: string().trim().required('profile.email-missing').email('login.email-wrong').max(100, 'login.email-wrong'),
  username: string().trim().required('profile.username-missing'),
  name: string().trim().required('profile.name-missing'),
  phone: string()
    .trim()
    .default('')
    .matches(/^(\+?\d+)?$/, 'profile.phone-digits')
    .test(...phoneTest),
});

const Photo = styled.div`
  display: grid;
  justify-items: center;
`;

const all = {};

const fields = ['email', 'username', 'name', 'phone'] as const;

/** @param asksForPhone whether the phone number has to be verified */
function ProfileFields({ asksForPhone }: { asksForPhone: boolean }) {
  const m = useMessages();
  return (
    <>
      <TextField name="email" type="email" label={m('profile.email')} autoComplete="email" inputMode="email" />
      <TextField
        name="username"
        label={m('profile.username')}
        hint={m('profile.username-hint')}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={nameLength}
      />
      <TextField name="name" label={m('profile.name')} autoComplete="name" maxLength={nameLength} />
      <TextField
        name="phone"
        type="tel"
        label={m('profile.phone')}
        hint={m('profile.phone-hint')}
        autoComplete="tel"
        inputMode="tel"
        maxLength={phoneLength}
      />
      {asksForPhone && (
        <LinkButton to={phoneVerificationPath} $look="secondary" $small>
          {m('account.verify-phone')}
        </LinkButton>
      )}
    </>
  );
}

function ProfileForm({ customer }: { customer: Profile_FieldsFragment }) {
  const m = useMessages();
  const toast = useToast();
  const refusalText = useRefusalText();
  const pageData = usePageData();
  const flow = useProfileEdit();
  const busy = useSelector(flow, isBusy);
  const refusal = useSelector(flow, ({ context }) => context.refusal);
  const failed = useSelector(flow, hasSavingFailed);
  const sent = useSelector(flow, codeOf);
  const stored = useStoredEntry('session/customer/profile', customer.id, fields);
  const [round, setRound] = useState(0);
  const [photoOpen, setPhotoOpen] = useState(false);
  const { email, username, name, phone, phoneVerified } = customer;
  const photo = usePhotoPath(customer);
  const reload = useRefresh(ProfileScreenDocument, all);
  const typedBefore = stored.read();
  const isTyped = Object.values(typedBefore).some((text) => text !== '');
  const initial: TypedProfile = isTyped ? typedBefore : { email, username, name, phone };
  const refresh = () => {
    stored.write(null);
    pageData.invalidatePrivate();
    void reload();
  };
  useFlowEvents(flow, {
    'profile.saved': () => {
      refresh();
      toast(m('profile.saved'), toastDurations.normal);
    },
    'code.sent': refresh,
    'email.changed': () => {
      refresh();
      toast(m('profile.email-verified'), toastDurations.normal);
    },
  });
  return (
    <>
      <Form
        // Remounts the form, because an unconfirmed e-mail is not the account's.
        key={`${round} ${stored.isStored}`}
        id={profileFormId}
        initial={initial}
        schema={schema}
        onSubmit={(typed) => flow.send({ type: 'profile.save', typed })}
        onChange={(typed) => {
          stored.write(typed);
          flow.send({ type: 'profile.change' });
        }}
      >
        <Photo>
          <Picture path={photo} width={96} shape="round" label={name} />
          <QuietButton onClick={() => setPhotoOpen(true)}>{m('profile.photo-change')}</QuietButton>
        </Photo>
        <ProfileFields asksForPhone={phone !== '' && !phoneVerified} />
        {refusal && <FormAlert>{refusalText(refusal)}</FormAlert>}
        {failed && <FormAlert>{m('profile.failed')}</FormAlert>}
        <SubmitButton busy={busy}>{m('shell.save')}</SubmitButton>
      </Form>
      <OnDemand needed={sent !== null} onFail={() => flow.send({ type: 'email.leave' })}>
        <NewEmailSheet
          sent={sent}
          onDone={() => flow.send({ type: 'email.verified' })}
          onCancel={() => {
            flow.send({ type: 'email.leave' });
            setRound(round + 1);
          }}
        />
      </OnDemand>
      <OnDemand needed={photoOpen} onFail={() => setPhotoOpen(false)}>
        <PhotoSheet
          open={photoOpen}
          removable={customer.ownPhoto !== null}
          onChange={() => {
            pageData.invalidatePrivate();
            void reload();
          }}
          onClose={() => setPhotoOpen(false)}
        />
      </OnDemand>
    </>
  );
}

export default function ProfileScreen({ data: { customer } }: ScreenProps<ProfileScreenQuery>) {
  const m = useMessages();
  if (!customer) return <SignInFirst />;
  return (
    <AccountPanel>
      <VisuallyHidden as="h1">{m('title.profile')}</VisuallyHidden>
      <ProfileForm customer={readFragment(customer)} />
      <DownloadData />
      <LinkButton to={customerPaths.closeAccount} $look="quiet">
        {m('profile.close')}
      </LinkButton>
    </AccountPanel>
  );
}
