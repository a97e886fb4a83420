import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, localCodes } from '../../api/errors/api-error.ts';
import { boatPhotoKind, type PhotoCall, type PhotoKind, type StoredPhoto } from './photo-kind.ts';
import { createPhotoList } from './photo-list.ts';
import { tourPhotoKind } from './tour-photo-kind.ts';
import { uploadPhotos } from './upload-photos.ts';

const broken = new ApiError({ category: 'SERVER', code: 'INTERNAL_ERROR', status: 500 });

const jpeg = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const image = (id: number): StoredPhoto => ({
  id,
  imageUrl: `/api/uploads/boat-1-${id}.jpg`,
  displayOrder: id,
});

function aList(as: Partial<PhotoKind> = {}) {
  let lastId = 0;
  /** What runs at once, and the most that ever did. */
  const running = { now: 0, most: 0 };
  const ports = {
    resize: vi.fn(async (file: Blob) => {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await Promise.resolve();
      running.now -= 1;
      if (file instanceof File && file.name.startsWith('torn')) throw new Error('torn');
      return new Blob(['small']);
    }),
    upload: vi.fn(async ({ onProgress }: PhotoCall) => {
      onProgress(0.5);
      lastId += 1;
      return image(lastId);
    }),
    remove: vi.fn(async () => undefined),
    order: vi.fn(async (_boat: number, ids: readonly number[]) => ids.map(image)),
    onAdded: vi.fn(),
    onStored: vi.fn(),
  };
  const { resize, onAdded, onStored, ...calls } = ports;
  const kind = { ...boatPhotoKind, ...calls, ...as };
  const list = createPhotoList({ kind, resize, onAdded, onStored });
  const shown = () => list.getSnapshot().photos.map(({ name, state }) => `${name} ${state}`);
  return { list, ports, running, shown };
}

const untilSettled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('photos of a boat that does not exist yet', () => {
  it('are made to fit one at a time, and held', async () => {
    const { list, ports, running, shown } = aList();
    list.add(['a.jpg', 'b.jpg', 'c.jpg'].map(jpeg));
    await untilSettled();
    expect(shown()).toEqual(['a.jpg held', 'b.jpg held', 'c.jpg held']);
    expect(running.most).toBe(1);
    expect(ports.onAdded).toHaveBeenCalledExactlyOnceWith(3);
    expect(ports.upload).not.toHaveBeenCalled();
  });

  it('are refused by kind and number, and named when they cannot be read', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { list, shown } = aList();
    list.add([new File(['x'], 'a.pdf', { type: 'application/pdf' }), jpeg('torn.jpg')]);
    await untilSettled();
    expect(shown()).toEqual([]);
    expect(list.getSnapshot()).toMatchObject({
      refused: [{ name: 'a.pdf' }],
      unreadable: ['torn.jpg'],
    });
    expect(warned).toHaveBeenCalledOnce();
    list.add(Array.from({ length: 22 }, (_, index) => jpeg(`${index}.jpg`)));
    expect(list.getSnapshot().refused.map(({ name }) => name)).toEqual(['20.jpg', '21.jpg']);
  });

  it('are sent by the save, which goes on after a failure and later sends the rest alone', async () => {
    const { list, ports } = aList();
    list.add(['a.jpg', 'b.jpg', 'c.jpg'].map(jpeg));
    await untilSettled();
    ports.upload.mockResolvedValueOnce(image(7)).mockRejectedValueOnce(broken);
    const seen: number[] = [];
    const report = await uploadPhotos(4, list, ({ stored }) => seen.push(stored));
    expect(report).toMatchObject({ stored: 2, failed: [{ name: 'b.jpg' }], error: broken });
    expect(seen).toContain(1);
    const again = await uploadPhotos(4, list);
    expect(again).toMatchObject({ stored: 3, failed: [], error: undefined });
    expect(list.hasChanges()).toBe(false);
    expect(ports.upload).toHaveBeenCalledTimes(4);
    const keys = ports.upload.mock.calls.map(([call]) => call);
    expect(keys[1]).toMatchObject({ idempotencyKey: Reflect.get(keys[3] ?? {}, 'idempotencyKey') });
  });

  it('whose upload was called off are not saved, say so, and go with the next save', async () => {
    const { list, ports, shown } = aList();
    list.add(['a.jpg', 'b.jpg'].map(jpeg));
    await untilSettled();
    const stopped = new ApiError({ category: 'CLIENT', code: localCodes.aborted });
    ports.upload.mockRejectedValueOnce(stopped);
    const report = await uploadPhotos(4, list);
    expect(report).toMatchObject({ stored: 1, failed: [{ name: 'a.jpg' }], error: stopped });
    expect(shown()).toEqual(['a.jpg failed', 'b.jpg stored']);
    expect(list.hasChanges()).toBe(true);
    expect(await uploadPhotos(4, list)).toMatchObject({ stored: 2, error: undefined });
  });

  it('are not tried one after the other once the connection is gone', async () => {
    const { list, ports, shown } = aList();
    list.add(['a.jpg', 'b.jpg', 'c.jpg'].map(jpeg));
    await untilSettled();
    const gone = new ApiError({ category: 'NETWORK', code: localCodes.unreachable });
    ports.upload.mockResolvedValueOnce(image(1)).mockRejectedValueOnce(gone);
    expect(await uploadPhotos(4, list)).toMatchObject({ stored: 1, error: gone });
    expect(shown()).toEqual(['a.jpg stored', 'b.jpg failed', 'c.jpg held']);
    ports.upload.mockImplementation(async ({ place }) => image(place));
    expect(await uploadPhotos(4, list)).toMatchObject({ stored: 3, error: undefined });
    // Each try of a photo says the same of it, its place included.
    expect(ports.upload.mock.calls.map(([{ place }]) => place)).toEqual([1, 2, 2, 3]);
    expect(ports.order).not.toHaveBeenCalled();
  });

  it('end where they stand in the list, though one was sent late', async () => {
    const { list, ports } = aList();
    list.add(['a.jpg', 'b.jpg'].map(jpeg));
    await untilSettled();
    ports.upload.mockRejectedValueOnce(broken);
    await list.upload(4);
    await list.upload(4);
    // b was stored first, as 1, and a after it, as 2.
    expect(ports.order).toHaveBeenCalledExactlyOnceWith(4, [2, 1]);
  });
});

describe('photos of a boat', () => {
  function stored() {
    const all = aList();
    all.list.follow(4, [1, 2, 3].map(image));
    return all;
  }
  const ids = ({ list }: ReturnType<typeof aList>) =>
    list.getSnapshot().photos.map(({ imageId }) => imageId);

  it('are put in order with the save, and what fails is saved by the next', async () => {
    const all = stored();
    all.list.moveToPlace('image 3', 0);
    expect(ids(all)).toEqual([3, 1, 2]);
    expect(all.list.hasChanges()).toBe(true);
    expect(all.ports.order).not.toHaveBeenCalled();
    all.ports.order.mockRejectedValueOnce(broken);
    expect(await all.list.upload(4)).toMatchObject({ error: broken });
    expect(all.list.getSnapshot().failure).toEqual({ what: 'order', error: broken });
    expect(await all.list.upload(4)).toMatchObject({ error: undefined });
    expect(all.ports.order).toHaveBeenLastCalledWith(4, [3, 1, 2]);
    expect(all.list.hasChanges()).toBe(false);
  });

  it('of a tour are refused by its own limits, and what is no image by its name', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { list } = aList(tourPhotoKind);
    const large = new File(['x'], 'large.jpg', { type: 'image/jpeg' });
    Object.defineProperty(large, 'size', { value: 5 * 1024 ** 2 + 1 });
    list.add([large, jpeg('torn.jpg'), ...Array.from({ length: 10 }, (_, n) => jpeg(`${n}.jpg`))]);
    await untilSettled();
    expect(list.getSnapshot().refused.map(({ name }) => name)).toEqual([
      'large.jpg',
      '9.jpg',
      'torn.jpg',
    ]);
    expect(list.getSnapshot().unreadable).toEqual([]);
  });

  it('are dragged together before another', () => {
    const all = stored();
    all.list.move(new Set(['image 1', 'image 2']), 'image 3', 'after');
    expect(ids(all)).toEqual([3, 1, 2]);
  });

  it('are removed with the save, unless they were brought back', async () => {
    const all = stored();
    all.list.remove('image 2');
    expect(ids(all)).toEqual([1, 3]);
    all.list.undoRemoval();
    expect(ids(all)).toEqual([1, 2, 3]);
    expect(all.list.hasChanges()).toBe(false);
    all.list.remove('image 2');
    all.ports.remove.mockRejectedValueOnce(broken);
    expect(await all.list.upload(4)).toMatchObject({ error: broken });
    expect(await all.list.upload(4)).toMatchObject({ error: undefined });
    expect(all.ports.remove).toHaveBeenCalledTimes(2);
    await all.list.upload(4);
    expect(all.ports.remove).toHaveBeenCalledTimes(2);
    expect(all.ports.order).not.toHaveBeenCalled();
  });

  it('keep what was changed here when the service tells of others', () => {
    const all = stored();
    all.list.remove('image 2');
    all.list.moveToPlace('image 3', 0);
    all.list.follow(4, [1, 2, 3, 5].map(image));
    expect(ids(all)).toEqual([3, 1, 5]);
    const untouched = stored();
    untouched.list.follow(4, [2, 1].map(image));
    expect(ids(untouched)).toEqual([2, 1]);
  });
});
