import { arrange, mostSubjects } from '../arrangement';
import type { Canvas, PaintScene } from '../canvas';
import { randomFrom } from '../random';
import type { Recipe } from '../recipe';
import { scenes } from '../scenes/scenes';
import { subjectsArt } from '../subject-art';
import { svgDocument } from '../svg-document';

/** Size of a kind of picture, where its subjects stand, and the scenes that fit it. */
export interface Format extends Pick<Canvas, 'width' | 'height' | 'focus'> {
  scenes?: readonly PaintScene[];
}

/** One to three things in a scene that the name decides; null when one of them is unknown. */
export async function scenePicture(recipe: Recipe, format: Format): Promise<string | null> {
  const { subjects, ground, name } = recipe;
  if (ground === null || subjects.length > mostSubjects) return null;
  const art = await subjectsArt(subjects, ground, 'standing');
  if (art === null) return null;
  const random = randomFrom(name);
  const choice = format.scenes ?? scenes;
  const paint = choice[Math.floor(random() * choice.length)];
  if (paint === undefined) return null;
  const canvas = { ...format, ground, random };
  const scene = paint(canvas);
  return svgDocument(format.width, format.height, ground, scene.art + arrange(art, scene, canvas));
}
