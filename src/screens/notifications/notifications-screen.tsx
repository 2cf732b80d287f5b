import Bell from 'lucide-react/icons/bell';
import Bike from 'lucide-react/icons/bike';
import CreditCard from 'lucide-react/icons/credit-card';
import FileText from 'lucide-react/icons/file-text';
import MessageCircle from 'lucide-react/icons/message-circle';
import Package from 'lucide-react/icons/package';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { MarkNotificationsReadDocument } from '../../__generated__/documents/mark-notifications-read';
import type { NotificationKind, NotificationsScreenQuery } from '../../__generated__/gql/graphql';
import { NotificationsScreenDocument } from '../../__generated__/documents/notifications-screen';
import { useExecute } from '../../api/execute';
import { type IsAbout, useLiveDocument } from '../../api/live';
import { useNotifications } from '../../features/notifications/use-notifications';
import { useMoment } from '../../i18n/dates';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import type { ScreenProps } from '../../routing/define-route';
import { notificationPath } from '../../routing/notification-path';
import { usePageContext } from '../../routing/page-context';
import { token } from '../../theme/token';
import { LinkButton } from '../../ui/button/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Link } from '../../ui/link/link';
import { ListText, listRow } from '../../ui/list/list-row';
import { RowList } from '../../ui/list/row-list';
import { IconDisc } from '../../ui/media/icon-disc';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { Text } from '../../ui/text/text';

type Entry = NonNullable<NotificationsScreenQuery['customer']>['notifications'][number];

const icons = {
  ORDER: Package,
  PAYMENT: CreditCard,
  CHAT: MessageCircle,
  INVOICE: FileText,
  RIDE: Bike,
} as const satisfies Record<NotificationKind, typeof Bell>;

const Row = styled.div<{ $unread: boolean }>`
  ${listRow}
  ${({ $unread }) => $unread && `background: ${token('color-action-soft')};`}
`;

const Words = styled.b<{ $unread: boolean }>`
  && {
    font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
    overflow-wrap: anywhere;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-3')};
  padding: ${token('space-2')} ${token('space-2')} ${token('space-2')} ${token('space-4')};
  background: ${token('color-surface')};
`;

interface NoticeProps {
  entry: Entry;
  isNew: boolean;
}

function Notice({ entry: { kind, text, target, createdAt }, isNew }: NoticeProps) {
  const m = useMessages();
  const moment = useMoment();
  const path = target && notificationPath(target);
  const Icon = kind ? icons[kind] : Bell;
  const body = (
    <>
      <IconDisc $size={44}>
        <Icon size={22} />
      </IconDisc>
      <ListText>
        <Words $unread={isNew}>{text}</Words>
        <small>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
          {isNew && <VisuallyHidden>, {m('notification.unread')}</VisuallyHidden>}
        </small>
      </ListText>
    </>
  );
  return path ? (
    <Row as={Link} to={path} $unread={isNew}>
      {body}
    </Row>
  ) : (
    <Row $unread={isNew}>{body}</Row>
  );
}

const noVariables = {};
const isAboutNotifications: IsAbout = (change) => !change || change.__typename === 'NotificationChange';

function useNewOnes(entries: readonly Entry[]): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const unread = entries.filter(({ isRead }) => !isRead).map(({ id }) => id);
  if (unread.some((id) => !ids.has(id))) setIds(new Set([...ids, ...unread]));
  return ids;
}

/** The last 50 notifications, updated live. Showing them marks them as read; their badges stay until the next visit. */
export default function NotificationsScreen({ data: { customer } }: ScreenProps<NotificationsScreenQuery>) {
  const notifications = customer?.notifications;
  const m = useMessages();
  const execute = useExecute();
  const { endpoint } = usePageContext();
  useLiveDocument(endpoint, NotificationsScreenDocument, noVariables, isAboutNotifications);
  const { reload } = useNotifications();
  const newOnes = useNewOnes(notifications ?? []);
  const newest = notifications?.find(({ isRead }) => !isRead)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // If this fails, the next visit tries again.
    void execute(MarkNotificationsReadDocument, { until: newest }).then(({ ok }) => ok && reload());
  }, [execute, newest, reload]);
  if (!notifications) return null;
  return (
    <>
      <Top>
        <Text as="h1" $size="body" $weight={600}>
          {m('notification.title')}
        </Text>
        <LinkButton $small $look="quiet" to={customerPaths.notificationSettings}>
          {m('notification.settings')}
        </LinkButton>
      </Top>
      {notifications.length === 0 ? (
        <EmptyState
          icon={<Bell size={40} strokeWidth={1.5} />}
          title={m('notification.empty')}
          text={m('notification.empty-hint')}
        />
      ) : (
        <RowList>
          {notifications.map((entry) => (
            <li key={entry.id}>
              <Notice entry={entry} isNew={newOnes.has(entry.id)} />
            </li>
          ))}
        </RowList>
      )}
    </>
  );
}
