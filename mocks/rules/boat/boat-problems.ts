import type { BoatRecord, Schemas } from '../../store/records.ts';
import type { Store } from '../../store/state.ts';
import { conflict, type FieldProblem, invalid, type Refusal } from '../common/refusal.ts';
import { fold } from '../common/text.ts';
import { boatDocumentTexts } from '../document/document-set.ts';
import { boatBlockers } from '../offer/publish-checklist.ts';

/** What is said of a boat, and the older names of two fields, which agree with the newer ones. */
type Said = Partial<
  Pick<Schemas['BoatCreate'], 'buildYear' | 'year' | 'brandModel' | 'model' | 'features'>
>;

const differs = (older: unknown, newer: unknown) =>
  older !== undefined && newer !== undefined && older !== newer;

/** What stands against a boat beyond the limits of its fields, for a 422. `today` is a calendar day. */
export function boatProblems(said: Said, today: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const year = said.buildYear ?? said.year;
  if (year !== undefined && year > Number(today.slice(0, 4))) {
    problems.push({
      field: said.buildYear === undefined ? 'body.year' : 'body.buildYear',
      message: {
        tr: 'içinde bulunulan yıldan sonra olamaz',
        en: 'must not be after the current year',
      },
    });
  }
  if (differs(said.year, said.buildYear)) {
    const message = { tr: 'buildYear ile aynı olmalı', en: 'must be the same as buildYear' };
    problems.push({ field: 'body.year', message });
  }
  if (differs(said.model, said.brandModel)) {
    const message = { tr: 'brandModel ile aynı olmalı', en: 'must be the same as brandModel' };
    problems.push({ field: 'body.model', message });
  }
  const names = (said.features ?? []).map(({ featureName }) => fold(featureName.trim()));
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) === index) continue;
    const message = { tr: 'listede iki kez geçiyor', en: 'stands in the list twice' };
    problems.push({ field: `body.features.${index}.featureName`, message });
  }
  return problems;
}

/** That another boat of the same fleet has the name, letter case and accents aside; none else. */
export function nameProblems(
  store: Store,
  ownerId: number,
  name: string,
  exceptBoatId?: number,
): FieldProblem[] {
  const wanted = fold(name.trim());
  const isTaken = store.boats
    .where('ownerId', ownerId)
    .some((boat) => boat.id !== exceptBoatId && fold(boat.name.trim()) === wanted);
  if (!isTaken) return [];
  const message = {
    tr: 'filonuzda bu isimde bir tekne var',
    en: 'is taken by another boat of the fleet',
  };
  return [{ field: 'body.name', message }];
}

/** Why a boat cannot be saved: 422 what is wrong with it, 409 a name that is taken in its fleet. */
export function savingRefusal(
  store: Store,
  ownerId: number,
  said: Said & { name: string },
  today: string,
  exceptBoatId?: number,
): Refusal | undefined {
  const problems = boatProblems(said, today);
  if (problems.length > 0) return invalid(problems);
  const taken = nameProblems(store, ownerId, said.name, exceptBoatId);
  if (taken.length === 0) return undefined;
  const message = {
    tr: 'Filonuzda bu isimde bir tekne var.',
    en: 'There is a boat of this name in the fleet.',
  };
  return conflict('BOAT_NAME_TAKEN', message, taken);
}

/**
 * Why a boat cannot be published: it lacks information. It needs a place on the map, which lists of places
 * show, and its documents in order.
 */
export function publishingRefusal(
  store: Store,
  boat: BoatRecord,
  today: string,
): Refusal | undefined {
  const blockers = boatBlockers(store, boat, today);
  const problems: FieldProblem[] = boatDocumentTexts(blockers).map((message) => ({
    field: 'documents',
    message,
  }));
  const place = blockers.find(({ code }) => code === 'LOCATION_MISSING');
  if (place) {
    const message = { tr: 'haritada bir yer seçilmeli', en: 'a place on the map is needed' };
    problems.push({ field: place.field, message });
  }
  if (problems.length === 0) return undefined;
  const message = {
    tr: `Tekne yayınlanamaz: ${problems.map((problem) => problem.message.tr).join('; ')}`,
    en: `The boat cannot be published: ${problems.map((problem) => problem.message.en).join('; ')}`,
  };
  return conflict('BOAT_INCOMPLETE', message, problems);
}
