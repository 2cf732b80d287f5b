import type { PlainKey } from '../i18n/use-studio-messages';
import { useStudioMessages } from '../i18n/use-studio-messages';

const plain: Readonly<Record<string, PlainKey>> = {
  '/app/app_icon': 'pictures.place-icon',
  '/app/header_logo': 'pictures.place-logo',
  '/app/popup_image': 'pictures.place-popup',
  '/app/invoice_icon': 'pictures.place-invoice',
};

const counted = {
  slider: 'pictures.place-slider',
  carriers: 'pictures.place-carrier',
  payment_options: 'pictures.place-payment',
  rewards: 'pictures.place-reward',
  components: 'pictures.place-component',
} as const;

const isCounted = (list: string): list is keyof typeof counted => Object.hasOwn(counted, list);

/** Says which place of the store a JSON pointer is. */
export function usePlaceText() {
  const m = useStudioMessages();
  return (pointer: string): string => {
    const key = plain[pointer];
    if (key) return m(key);
    const [, list = '', index = ''] = /^(?:\/app)?\/(\w+)\/(\d+)/.exec(pointer) ?? [];
    return isCounted(list) ? m(counted[list], { number: Number(index) + 1 }) : m('pictures.place-other');
  };
}
