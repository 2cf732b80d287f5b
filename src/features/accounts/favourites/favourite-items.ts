import { fields, orNull } from '../../../storage/fields';
import { listOf, text } from '../../../storage/shape';

export const favouriteItems = listOf(fields({ id: text, title: text, image: orNull(text) }));
