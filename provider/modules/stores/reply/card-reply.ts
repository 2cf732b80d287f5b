import type { components } from '../../../__generated__/rest';
import type { StoreCard } from '../queries/stores';
import { textsOf } from '../../../http/localize';
import { appWithDefaults } from '../../../store-check/fill-defaults';

/** A store of the directory as the contract has it. */
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
