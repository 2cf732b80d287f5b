import type { Ground } from './ground';

/** Where a scene is painted, and the circle in which its subjects will stand. */
export interface Canvas {
  width: number;
  height: number;
  focus: { x: number; y: number; radius: number };
  ground: Ground;
  random: () => number;
}

/** A painted scene and the height at which things stand on it. */
export interface Scene {
  art: string;
  floor: number;
}

export type PaintScene = (canvas: Canvas) => Scene;
