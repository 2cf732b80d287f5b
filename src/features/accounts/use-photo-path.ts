import { useHref } from 'react-router-dom';
import { photoUploadPath } from '../../routing/customer-paths';

/** The picture of a customer as `Picture` takes it: the one they sent, which nobody else sees, before the public one. */
export function usePhotoPath({ photo, ownPhoto }: { photo: string | null; ownPhoto: string | null }) {
  const own = useHref(`${photoUploadPath}/${ownPhoto}`);
  return ownPhoto === null ? photo : own;
}
