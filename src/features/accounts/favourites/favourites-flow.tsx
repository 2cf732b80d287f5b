import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../../api/signed-in';
import { useStore } from '../../../api/store-context';
import { useFlowEvents } from '../../../actors/use-flow-events';
import { useMessages } from '../../../i18n/use-messages';
import { favouritesPath } from '../../../routing/paths';
import { toastDurations, useToast } from '../../../ui/feedback/use-toast';
import { type FavouriteChange, subscribe, takeChanges } from './favourite-changes';
import { changeFavourite, showChange, writeFavourites } from './favourite-store';
import { noteLoading, onReload } from './favourites-loading';
import { useFavourites } from './use-favourites';

function Flow({ signedIn }: { signedIn: boolean }) {
  const m = useMessages();
  const toast = useToast();
  const navigate = useNavigate();
  const { codename } = useStore();
  const flow = useFavourites(codename, signedIn);
  useEffect(() => {
    const send = () => {
      for (const { change } of takeChanges()) flow.send({ type: 'favourite.change', change });
    };
    send();
    return subscribe(send);
  }, [flow]);
  useEffect(() => onReload(() => flow.send({ type: 'favourites.reload' })), [flow]);
  const undo = ({ item, isFavourite }: FavouriteChange) => changeFavourite(codename, item, !isFavourite);
  useFlowEvents(flow, {
    'favourites.loaded': ({ items }) => {
      writeFavourites(codename, items);
      noteLoading('loaded');
    },
    'favourites.failed': () => noteLoading('failed'),
    'favourite.saved': ({ change }) => {
      if (change.isFavourite)
        return toast(m('favourite.added'), toastDurations.validation, {
          label: m('favourite.all'),
          run: () => void navigate(favouritesPath),
        });
      return toast(m('favourite.removed'), toastDurations.validation, {
        label: m('favourite.undo'),
        run: () => undo(change),
      });
    },
    'favourite.reverted': ({ change, refusal }) => {
      showChange(codename, { ...change, isFavourite: !change.isFavourite });
      const isFull = refusal?.code === 'FAVOURITES_FULL';
      toast(m(isFull ? 'refusal.favourites-full' : 'favourite.failed'), toastDurations.shell);
    },
  });
  return null;
}

/** Saves changes to favourites, notifies the customer of the result, and merges a guest's at sign-in. Renders nothing. */
export default function FavouritesFlow() {
  const signedIn = useSignedIn();
  return <Flow key={String(signedIn)} signedIn={signedIn} />;
}
