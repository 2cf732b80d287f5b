import type { Menu, Popup, Store, Theme } from '../../__generated__/resolvers';
import { borderShape } from '../codes/border-shape';
import { fontFamily } from '../codes/font-family';
import { headerPalette } from '../codes/header-palette';
import { homeLayout } from '../codes/home-layout';
import { searchBox } from '../codes/search-box';
import { visibility } from '../codes/visibility';
import { isLabel } from '../ids';
import type { Rest } from '../models';
import { orNull } from '../values/blank';
import { clampInteger } from '../values/clamp';
import { countryCode } from '../values/country-code';
import { hexColor } from '../values/hex-color';
import { mediaPath } from '../values/media-path';
import { themeTokens } from '../values/theme-tokens';

type App = Rest['App'];

export const mapStore = (app: App): Store => ({
  viewUid: app.view_uid,
  codename: app.codename,
  revision: app.revision,
  name: app.name,
  tagline: app.tagline,
  description: app.description,
  icon: mediaPath(app.app_icon),
  currency: app.currency,
  domains: app.domains,
  theme: themeOf(app),
  header: { logo: mediaPath(app.header_logo), searchBox: searchBox(app.search_box), searchHint: app.search_hint },
  layout: homeLayout(app.layout),
  columns: clampInteger(app.col_num, 2, 6),
  menuLimit: clampInteger(app.num_list, 0, 1_000),
  menus: app.components.filter((component) => visibility(component.visibility).isMenu).map(menuOf),
  slider: app.slider.flatMap(({ image, title, show_title, value }) => {
    const picture = mediaPath(image);
    return picture ? [{ image: picture, title, titleShown: show_title === 1, link: orNull(value) }] : [];
  }),
  popup: popupOf(app),
  androidApp: androidAppOf(app),
  signInRequired: app.need_login === 1,
  cartHidden: app.hide_cart === 1,
  messagesHidden: app.hide_message === 1,
  signInHidden: app.hide_login === 1,
  purchasesHidden: app.hide_account_shopping === 1,
  orderPrefix: app.order_prefix || 'JJ',
  shortLinkHost: orNull(app.short_link_host),
  labels: app.use_label_flag === 1 ? app.labels.filter(({ id }) => isLabel(id)) : [],
  countryCode: countryCode(app.appmeta.country_code),
});

const themeOf = (app: App): Theme => ({
  palette: headerPalette(app.header),
  customColor: app.color_custom_flag === 1 ? hexColor(app.color_custom) : null,
  fontColor: hexColor(app.color_font),
  iconColor: hexColor(app.color_icon),
  border: borderShape(app.border_type),
  font: fontFamily(app.font_type),
  tokens: themeTokens(app.theme),
});

const menuOf = (component: Rest['Component']): Menu => ({
  viewUid: component.view_uid,
  name: component.name,
  icon: mediaPath(component.icon),
});

function popupOf({ popup_flag, popup_image, popup_value }: App): Popup | null {
  const image = mediaPath(popup_image);
  return popup_flag === 1 && image ? { image, link: orNull(popup_value) } : null;
}

function androidAppOf({ android_keyword, android_package }: App): Store['androidApp'] {
  const keyword = orNull(android_keyword);
  const packageName = orNull(android_package);
  return keyword && packageName ? { keyword, packageName } : null;
}
