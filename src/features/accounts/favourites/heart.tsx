import HeartIcon from 'lucide-react/icons/heart';
import { useStore } from '../../../api/store-context';
import { useMessages } from '../../../i18n/use-messages';
import { HeartButton } from '../../../ui/button/heart-button';
import type { FavouriteItem } from './favourite-changes';
import { changeFavourite, useIsFavourite } from './favourite-store';

export interface HeartProps {
  item: FavouriteItem;
  className?: string;
}

/** Adds an item to the favourites. Rendered after hydration, because shared pages contain nothing about a customer. */
export function Heart({ item: { id, title, image }, className }: HeartProps) {
  const m = useMessages();
  const { codename } = useStore();
  const isFavourite = useIsFavourite(codename, id);
  if (isFavourite === null) return null;
  return (
    <HeartButton
      className={className}
      aria-pressed={isFavourite}
      aria-label={m('favourite.heart', { title })}
      onClick={() => changeFavourite(codename, { id, title, image }, !isFavourite)}
    >
      <HeartIcon size={18} />
    </HeartButton>
  );
}
