import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import styled from 'styled-components';
import { LinkButton } from '../../ui/button/link-button';
import { PageSection } from '../../ui/layout/page-section';
import { useMessages } from '../../i18n/use-messages';
import { token } from '../../theme/token';
import type { OrderScreenQuery } from '../../__generated__/gql/graphql';

export interface OrderHelpProps {
  number: string;
  contact: NonNullable<OrderScreenQuery['store']>['contact'];
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  margin-top: ${token('space-3')};
`;

export function OrderHelp({ number, contact: { phone, email } }: OrderHelpProps) {
  const m = useMessages();
  if (!phone && !email) return null;
  return (
    <PageSection title={m('order.help')}>
      <p>{m('order.help-text', { number })}</p>
      <Ways>
        {phone && (
          <LinkButton $look="secondary" to={`tel:${phone}`}>
            <Phone size={18} aria-hidden />
            {m('order.help-phone', { phone })}
          </LinkButton>
        )}
        {email && (
          <LinkButton $look="secondary" to={`mailto:${email}?subject=${encodeURIComponent(number)}`}>
            <Mail size={18} aria-hidden />
            {m('order.help-email')}
          </LinkButton>
        )}
      </Ways>
    </PageSection>
  );
}
