import { DevicesScreenDocument } from '../../__generated__/documents/devices-screen';
import { NotificationSettingsScreenDocument } from '../../__generated__/documents/notification-settings-screen';
import { SettingsScreenDocument } from '../../__generated__/documents/settings-screen';
import { customerPaths } from '../../routing/customer-paths';
import { addressScreen, notificationScreen, profileScreen } from '../../routing/customer-screen';
import { ContentMode, defineRoute, type Route } from '../../routing/define-route';
import { namedPage } from '../../routing/named-page';
import { settingsDevicesPath, settingsPasswordPath, settingsPath } from '../../routing/paths';
import { RowListSkeleton } from '../../ui/skeleton/skeletons';

const SettingsSkeleton = () => <RowListSkeleton count={7} picture={0} />;

export const settingsRoutes: readonly Route[] = [
  defineRoute({
    path: settingsPath,
    content: ContentMode.SETTINGS,
    private: true,
    query: SettingsScreenDocument,
    ...namedPage('title.settings'),
    screen: addressScreen(() => import(/* webpackChunkName: "screen-settings" */ './settings-screen')),
    skeleton: SettingsSkeleton,
  }),
  defineRoute({
    path: customerPaths.addresses,
    content: ContentMode.SETTINGS,
    private: true,
    ...namedPage('title.addresses'),
    screen: addressScreen(() => import(/* webpackChunkName: "screen-addresses" */ './addresses-screen')),
    skeleton: SettingsSkeleton,
  }),
  defineRoute({
    path: settingsPasswordPath,
    content: ContentMode.SETTINGS,
    private: true,
    ...namedPage('title.settings', 'title.password'),
    screen: profileScreen(() => import(/* webpackChunkName: "screen-password" */ './password-screen')),
    skeleton: SettingsSkeleton,
  }),
  defineRoute({
    path: settingsDevicesPath,
    content: ContentMode.SETTINGS,
    private: true,
    query: DevicesScreenDocument,
    ...namedPage('title.settings', 'title.devices'),
    screen: profileScreen(() => import(/* webpackChunkName: "screen-devices" */ './devices-screen')),
    skeleton: SettingsSkeleton,
  }),
  defineRoute({
    path: customerPaths.notificationSettings,
    content: ContentMode.SETTINGS,
    private: true,
    query: NotificationSettingsScreenDocument,
    ...namedPage('title.settings', 'title.notification-settings'),
    screen: notificationScreen(
      () => import(/* webpackChunkName: "screen-notification-settings" */ './notification-settings-screen'),
    ),
    skeleton: SettingsSkeleton,
  }),
];
