import { basket } from './basket';
import { bottle } from './bottle';
import { box } from './box';
import { can } from './can';
import { card } from './card';
import { cup } from './cup';
import { dyed } from './dyed';
import { jar } from './jar';
import type { DrawPack } from './pack';
import { phone } from './phone';
import { plate } from './plate';
import { pouch } from './pouch';
import { sack } from './sack';
import { shop } from './shop';
import { stall } from './stall';
import { tag } from './tag';
import { tube } from './tube';

/** Packs that carry an emoji. */
export const packs: Readonly<Record<string, DrawPack>> = Object.freeze({
  basket,
  bottle,
  box,
  can,
  card,
  cup,
  dyed,
  jar,
  phone,
  plate,
  pouch,
  sack,
  shop,
  stall,
  tube,
});

/** Packs that carry words. */
export const letteredPacks: Readonly<Record<string, DrawPack>> = Object.freeze({ tag });
