import type { Menu, Popup, Store, StoreWallet, Theme, StoreCard } from '../../__generated__/resolvers';
import {
  balanceMode,
  borderShape,
  fontFamily,
  headerPalette,
  homeLayout,
  isTabbed,
  searchBox,
  type Visibility,
  visibility,
  paletteColors,
} from './codes';
import { componentKind } from './component-codes';
import { focalPoints, pictureTexts } from './pictures';
import { isLabel } from '../../model/ids';
import type { Rest } from '../../model/models';
import { orNull, countryCode } from '../../values/text';
import { clampInteger, exactMoney } from '../../values/numbers';
import { emailAddress, phoneNumber, mediaPath } from '../../values/links';
import { hexColor, themeTokens } from '../../values/colors';

type App = Rest['App'];

const isCode = (code: string) => /^[A-Z]{3}$/.test(code);

/** Older providers send no code; then only rupiah can be recognised, by the symbol `Rp`. */
function currencyCode({ currency, currency_code }: App): string | null {
  if (currency_code && isCode(currency_code)) return currency_code;
  return currency === 'Rp' ? 'IDR' : null;
}

export const mapStore = (app: App): Store => ({
  id: app.view_uid,
  codename: app.codename,
  revision: app.revision,
  name: app.name,
  tagline: app.tagline,
  description: app.description,
  icon: mediaPath(app.app_icon),
  currency: app.currency,
  currencyCode: currencyCode(app),
  domains: app.domains,
  theme: themeOf(app),
  header: { logo: mediaPath(app.header_logo), searchBox: searchBox(app.search_box), searchHint: app.search_hint },
  layout: homeLayout(app.layout),
  columns: clampInteger(app.col_num, 2, 6),
  menuLimit: clampInteger(app.num_list, 0, 1_000) || null,
  menus: menusOf(app),
  slider: app.slider.flatMap(({ image, title, show_title, value }) => {
    const picture = mediaPath(image);
    return picture ? [{ image: picture, title, titleShown: show_title === 1, link: orNull(value) }] : [];
  }),
  popup: popupOf(app),
  focalPoints: focalPoints(app),
  androidApp: androidAppOf(app),
  signInRequired: app.need_login === 1,
  cartHidden: app.hide_cart === 1,
  messagesHidden: app.hide_message === 1,
  messageTabsShown: app.show_message_type !== 0,
  signInHidden: app.hide_login === 1,
  purchasesHidden: app.hide_account_shopping === 1,
  orderPrefix: app.order_prefix || 'JJ',
  shortLinkHost: orNull(app.short_link_host),
  isTranslated: app.languages?.includes('en') ?? false,
  labels: app.use_label_flag === 1 ? app.labels.filter(({ id }) => isLabel(id)) : [],
  countryCode: countryCode(app.appmeta.country_code),
  contact: { phone: phoneNumber(app.contact_phone), email: emailAddress(app.contact_email) },
  wallet: walletOf(app),
});

/** A closed wallet holds Koin, which have no currency; then fees and limits have none either. */
function walletOf({ appmeta, balance_flag, points, currency: ofStore }: App): StoreWallet {
  const mode = balanceMode(appmeta.balance_mode);
  const currency = mode === 'CLOSED' ? '' : ofStore;
  return {
    isOffered: balance_flag === 1,
    mode,
    topUpFee: exactMoney(appmeta.order_fee_topup, currency),
    withdrawalFee: exactMoney(appmeta.order_fee_withdraw, currency),
    topUpLimits: { min: appmeta.topup_min, max: appmeta.topup_max },
    withdrawalLimits: { min: appmeta.withdraw_min, max: appmeta.withdraw_max },
    asksPassword: appmeta.balance_password === 1,
    withdrawalNote: appmeta.balance_withdraw_note,
    pointsRule: points ? { amount: exactMoney(points.per_amount, currency), points: points.points } : null,
  };
}

const themeOf = (app: App): Theme => ({
  palette: headerPalette(app.header),
  customColor: app.color_custom_flag === 1 ? hexColor(app.color_custom) : null,
  fontColor: hexColor(app.color_font),
  iconColor: hexColor(app.color_icon),
  border: borderShape(app.border_type),
  font: fontFamily(app.font_type),
  tokens: themeTokens(app.theme),
});

/** A component of unknown category cannot be shown, so no menu links to it. */
const isKnown = ({ category }: Rest['Component']) => componentKind(category) !== 'UnknownComponent';

/** Tab layouts have no home page: each component that other layouts show there becomes a tab. */
function menusOf(app: App): Menu[] {
  const tabbed = isTabbed(homeLayout(app.layout));
  const isShown = ({ isMenu, isOnHome }: Visibility) => isMenu || (tabbed && isOnHome);
  return app.components
    .filter(isKnown)
    .filter((component) => isShown(visibility(component.visibility)))
    .map(menuOf);
}

const menuOf = (component: Rest['Component']): Menu => ({
  id: component.view_uid,
  name: component.name,
  icon: mediaPath(component.icon),
});

function popupOf(app: App): Popup | null {
  const { popup_flag, popup_image, popup_value } = app;
  const image = mediaPath(popup_image);
  if (popup_flag !== 1 || !image) return null;
  return { image, alt: pictureTexts(app).get(image) ?? null, link: orNull(popup_value) };
}

function androidAppOf({ android_keyword, android_package }: App): Store['androidApp'] {
  const keyword = orNull(android_keyword);
  const packageName = orNull(android_package);
  return keyword && packageName ? { keyword, packageName } : null;
}

export const mapStoreCard = (app: Rest['AppsReply']['data'][number]): StoreCard => ({
  codename: app.codename,
  name: app.name,
  tagline: app.tagline,
  icon: mediaPath(app.app_icon),
  color: (app.color_custom_flag === 1 ? hexColor(app.color_custom) : null) ?? paletteColors[headerPalette(app.header)],
  signInRequired: app.need_login === 1,
});
