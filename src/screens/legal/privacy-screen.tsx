import type { LegalScreenQuery } from '../../__generated__/gql/graphql';
import { useMessages } from '../../i18n/use-messages';
import type { ScreenProps } from '../../routing/define-route';
import { LegalPage } from './legal-page';

export default function PrivacyScreen({ data: { legalText } }: ScreenProps<LegalScreenQuery>) {
  const m = useMessages();
  return legalText && <LegalPage title={m('title.privacy')} html={legalText.html} />;
}
