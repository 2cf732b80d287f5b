import type { components } from '../../../__generated__/rest';
import { withDefaults, appWithDefaults } from '../../../store-check/fill-defaults';
import type { StoreDocument } from '../../../store-check/store-document';
import { textsOf } from '../../../contract/localize';
import { codeOfSign } from '../../../store-check/rules/currency';
import { componentReply } from './component-reply';
import type { StoreCard } from '../queries/stores';

export function appReply(revision: string, document: StoreDocument): components['schemas']['App'] {
  const { codename, domains, app, theme, components, pictures } = withDefaults(document);
  const sources = components.map(({ view_uid, name, attr1 = '', ...rest }) => ({
    view_uid,
    name,
    attr1,
    ...textsOf(rest),
  }));
  return {
    app_icon: null,
    color_icon: null,
    color_font: null,
    color_custom: null,
    header_logo: null,
    popup_image: null,
    popup_value: null,
    android_keyword: null,
    android_package: null,
    short_link_host: null,
    ...app,
    currency_code: app.currency_code ?? codeOfSign(app.currency),
    slider: app.slider.map((slide) => ({ value: null, ...slide })),
    revision,
    languages: Object.keys(textsOf(app).en ?? {}).length > 0 ? ['id', 'en'] : ['id'],
    codename,
    domains,
    theme,
    pictures,
    components: components.map((component) => componentReply(component, sources)),
  };
}

export function cardReply({ codename, app }: StoreCard): components['schemas']['AppsReply']['data'][number] {
  const {
    name,
    tagline,
    app_icon = null,
    header,
    color_custom_flag,
    color_custom = null,
    need_login,
  } = appWithDefaults(app);
  return { codename, name, tagline, app_icon, header, color_custom_flag, color_custom, need_login, ...textsOf(app) };
}
