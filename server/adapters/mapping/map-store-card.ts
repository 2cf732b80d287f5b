import type { StoreCard } from '../../__generated__/resolvers';
import { headerPalette, paletteColors } from '../codes/header-palette';
import type { Rest } from '../models';
import { hexColor } from '../values/hex-color';
import { mediaPath } from '../values/media-path';

export const mapStoreCard = (app: Rest['AppsReply']['data'][number]): StoreCard => ({
  codename: app.codename,
  name: app.name,
  tagline: app.tagline,
  icon: mediaPath(app.app_icon),
  color: (app.color_custom_flag === 1 ? hexColor(app.color_custom) : null) ?? paletteColors[headerPalette(app.header)],
  signInRequired: app.need_login === 1,
});
