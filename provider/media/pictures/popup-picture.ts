import { arrange, mostSubjects } from '../arrangement';
import { fittingSize, lettering } from '../lettering';
import { randomFrom } from '../random';
import type { Recipe } from '../recipe';
import { sunburst } from '../scenes/sunburst';
import { subjectsArt } from '../subject-art';
import { svgDocument } from '../svg-document';

const width = 640;
const height = 800;
const focus = { x: 320, y: 300, radius: 230 };

function confetti(random: () => number, colours: string[]): string {
  return Array.from({ length: 26 }, (_, index) => {
    const x = 30 + random() * (width - 60);
    const y = 20 + random() * 500;
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="18" height="9" rx="3" fill="${colours[index % colours.length]}" fill-opacity=".85" transform="rotate(${(random() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  }).join('');
}

/** A tall announcement: things in a burst of light above a panel with a headline and a smaller line. */
export async function popupPicture({ subjects, ground, words, name }: Recipe): Promise<string | null> {
  const [headline = '', line = ''] = words;
  if (ground === null || headline === '' || subjects.length > mostSubjects) return null;
  const art = await subjectsArt(subjects, ground, 'standing');
  if (art === null) return null;
  const random = randomFrom(name);
  const canvas = { width, height, focus, ground, random };
  const scene = sunburst(canvas);
  const large = fittingSize(headline, 520, 66);
  const panel = `<rect x="36" y="560" width="568" height="204" rx="36" fill="#fff"/>${lettering(headline, 320, line ? 660 : 688, large, ground.deep)}${lettering(line, 320, 718, fittingSize(line || ' ', 500, 34), ground.deep)}`;
  return svgDocument(
    width,
    height,
    ground,
    scene.art + confetti(random, [ground.accent, '#ffffff', ground.to]) + arrange(art, scene, canvas) + panel,
  );
}
