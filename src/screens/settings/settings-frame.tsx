import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TabBar } from '../../ui/menu/tab-bar';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import { useMessages } from '../../i18n/use-messages';
import { settingsPasswordPath, settingsPath } from '../../routing/paths';
import { token } from '../../theme/token';

export interface SettingsFrameProps {
  tab: 'basic' | 'password';
  children: ReactNode;
}

const Body = styled.div`
  flex: 1;
  padding: ${token('space-4')};
  background: ${token('color-surface')};
`;

export function SettingsFrame({ tab, children }: SettingsFrameProps) {
  const m = useMessages();
  return (
    <>
      <VisuallyHidden as="h1">{m('title.settings')}</VisuallyHidden>
      <TabBar
        even
        label={m('title.settings')}
        entries={[
          {
            id: 'basic',
            label: m('settings.basic'),
            link: { to: settingsPath },
            image: null,
            selected: tab === 'basic',
          },
          {
            id: 'password',
            label: m('settings.password'),
            link: { to: settingsPasswordPath },
            image: null,
            selected: tab === 'password',
          },
        ]}
      />
      <Body>{children}</Body>
    </>
  );
}
