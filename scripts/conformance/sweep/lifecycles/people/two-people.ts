import { numberAt, textAt } from '../../../lib/json.ts';
import { lastChangeProblem } from '../../last-change.ts';
import type { Answer } from '../../run.ts';
import type { Lifecycle, Steps } from '../lifecycle.ts';

/** An owner who has read a record, and an administrator who writes it meanwhile. */
async function write(
  { call, done, holds, run, status }: Steps,
  { reader, writer, id, body }: { reader: string; writer: string; id: number; body: object },
) {
  const read = await call(reader, 'BOAT_OWNER', { path: { id } });
  const seen = read.exchange.responseHeaders.etag;
  if (seen === undefined) return; // the missing header is told by itself
  const headers = { 'if-match': seen };
  const { body: health } = await call('getHealth', 'ANONYMOUS');
  const send = (who: 'ADMIN' | 'BOAT_OWNER', more: object): Promise<Answer> =>
    call(writer, who, { body: { ...body, id, ...more }, headers });
  const written = await send('ADMIN', { description: 'Yönetici tarafından düzeltildi.' });
  if (!done(written, 'an administrator writes the record of an owner')) return;
  const late = await send('BOAT_OWNER', { description: 'Sahibi tarafından düzeltildi.' });
  if (!status(late, [412], 'an owner who has read what was there before')) return;
  const { userId } = run.session('ADMIN');
  const { expected, seen: told } = lastChangeProblem(late, {
    userId,
    since: textAt(health, 'time'),
  });
  holds(expected === undefined, late, 'who changed it', expected ?? '', told);
}

/** A write with an outdated version is answered with 412, which names who changed the record before. */
export const twoPeople: Lifecycle = {
  name: 'two people',
  operationIds: ['updateBoat', 'updateTour'],
  async run(steps) {
    const { world } = steps;
    const boat = await world.newDraftBoat();
    const { features: _f, services: _s, images: _i, ...boatBody } = world.boatBody();
    await write(steps, {
      reader: 'getBoat',
      writer: 'updateBoat',
      id: numberAt(boat.body, 'id') ?? 0,
      body: boatBody,
    });
    const tour = await world.newDraftTour();
    const { tourDates: _d, tourImages: _t, ...tourBody } = world.tourBody();
    await write(steps, {
      reader: 'getTour',
      writer: 'updateTour',
      id: numberAt(tour.body, 'id') ?? 0,
      body: tourBody,
    });
  },
};
