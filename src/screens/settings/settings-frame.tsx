import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TabBar } from '../../ui/menu/tab-bar';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useMessages } from '../../i18n/use-messages';
import { customerPaths } from '../../routing/customer-paths';
import { settingsDevicesPath, settingsPasswordPath, settingsPath } from '../../routing/paths';
import { token } from '../../theme/token';

export interface SettingsFrameProps {
  tab: (typeof tabs)[number][0];
  children: ReactNode;
}

const Body = styled.div`
  flex: 1;
  padding: ${token('space-4')};
  background: ${token('color-surface')};
`;

const tabs = [
  ['basic', 'settings.basic', settingsPath],
  ['password', 'settings.password', settingsPasswordPath],
  ['devices', 'settings.devices', settingsDevicesPath],
  ['notifications', 'settings.notifications', customerPaths.notificationSettings],
] as const;

export function SettingsFrame({ tab, children }: SettingsFrameProps) {
  const m = useMessages();
  return (
    <>
      <VisuallyHidden as="h1">{m('title.settings')}</VisuallyHidden>
      <TabBar
        label={m('title.settings')}
        entries={tabs.map(([id, label, to]) => ({
          id,
          label: m(label),
          link: { to },
          image: null,
          selected: id === tab,
        }))}
      />
      <Body>{children}</Body>
    </>
  );
}
