import type { PaintScene } from '../canvas';
import { arch } from './arch';
import { halo } from './halo';
import { hills } from './hills';
import { plinth } from './plinth';
import { ribbon } from './ribbon';
import { sunburst } from './sunburst';
import { table } from './table';
import { tile } from './tile';

/** The scenes, in the order in which names are spread over them. */
export const scenes: readonly PaintScene[] = [halo, plinth, arch, tile, hills, ribbon, sunburst, table];
