import { useHref } from 'react-router-dom';
import { photoUploadPath } from '../../routing/customer-paths';

/** The path of a customer's picture for `Picture`: the private photo that they uploaded, otherwise the public one. */
export function usePhotoPath({ photo, ownPhoto }: { photo: string | null; ownPhoto: string | null }) {
  const own = useHref(`${photoUploadPath}/${ownPhoto}`);
  return ownPhoto === null ? photo : own;
}
