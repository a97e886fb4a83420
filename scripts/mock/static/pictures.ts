import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Shown, scene } from '../../../mocks/scenes/scene.ts';
import type { Schemas } from '../../../mocks/store/records.ts';

const CONTRACT = join(import.meta.dirname, '../../../generated/openapi.json');
const PORTRAIT = /^captain-\d+\.svg$/;

type Examples = Record<string, { value: unknown }>;

/** Whose pictures the examples of the contract name, by the name of the picture. */
function examplesShown(): Map<string, Shown> {
  const { examples }: { examples: Examples } = JSON.parse(
    readFileSync(CONTRACT, 'utf8'),
  ).components; // written by `npm run generate`
  const shown = new Map<string, Shown>();
  const name = (url: string) => url.slice(url.lastIndexOf('/') + 1);
  for (const [key, { value }] of Object.entries(examples)) {
    if (/^boat-(\d+|created)$/.test(key)) {
      const boat = value as Schemas['Boat']; // the contract's own checks hold every example against its schema
      for (const { imageUrl } of boat.images) shown.set(name(imageUrl), { boat });
    } else if (/^tour-\d+$/.test(key)) {
      const tour = value as Schemas['Tour']; // as above
      for (const { imageUrl } of tour.tourImages) shown.set(name(imageUrl), { tour });
    } else if (/^managed-tour-page/.test(key)) {
      const page = value as Schemas['ManagedTourPage']; // as above
      for (const tour of page.content) {
        for (const url of tour.imageUrls ?? []) shown.set(name(url), { tour });
      }
    }
  }
  return shown;
}

let shown: Map<string, Shown> | undefined;
const drawn = new Map<string, string>();

/** The picture behind a name in the contract's examples, as SVG; undefined when they show none of it. */
export function examplePicture(name: string): string | undefined {
  const kept = drawn.get(name);
  if (kept !== undefined) return kept;
  shown ??= examplesShown();
  const whose = shown.get(name) ?? (PORTRAIT.test(name) ? {} : undefined);
  if (!whose) return undefined;
  const svg = scene(name, whose);
  drawn.set(name, svg);
  return svg;
}
