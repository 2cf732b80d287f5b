import type { MediaKind } from '../media/encode-picture';

export interface GivenPicture {
  kind: MediaKind;
  /** The file's name, for the picture's. */
  file: string;
  body: Buffer;
}

export interface AddedPicture {
  /** What files name it by: `{kind}/{name}`. */
  picture: string;
  width: number;
  height: number;
  bytes: number;
}

/** What a file refers to. */
export interface References {
  /** `{kind}/{name}`. */
  pictures: readonly string[];
  /** Ids of items. */
  items: readonly string[];
}

/** Pictures of tenants, and what files refer to. */
export interface MediaAdmin {
  /** @throws PictureRefused @throws NotFound where there is no such store. */
  addPicture(codename: string, picture: GivenPicture): Promise<AddedPicture>;
  /** Those that the media host and the store do not have; a store that is new has no items. */
  findMissing(codename: string, references: References): Promise<{ pictures: string[]; items: string[] }>;
}
