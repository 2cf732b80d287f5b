import { fields, listOf, orNull, text } from '../../storage/shape';

export const favouriteItems = listOf(fields({ id: text, title: text, image: orNull(text) }));
