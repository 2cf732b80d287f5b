import type { Level } from './use-address';
import type { PlainMessageKey } from '../../i18n/translate';

interface RegionTexts {
  label: PlainMessageKey;
  choose: PlainMessageKey;
  failed: PlainMessageKey;
  invalid: PlainMessageKey;
}

export const regionTexts: { readonly [L in Level]: RegionTexts } = {
  province: {
    label: 'address.province',
    choose: 'address.choose-province',
    failed: 'address.provinces-failed',
    invalid: 'address.province-wrong',
  },
  city: {
    label: 'address.city',
    choose: 'address.choose-city',
    failed: 'address.cities-failed',
    invalid: 'address.city-wrong',
  },
  district: {
    label: 'address.district',
    choose: 'address.choose-district',
    failed: 'address.districts-failed',
    invalid: 'address.district-wrong',
  },
};
